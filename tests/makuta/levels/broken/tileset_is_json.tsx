{"name": "terrain", "tilewidth": 64}
