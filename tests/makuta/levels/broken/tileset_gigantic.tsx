<?xml version="1.0" encoding="UTF-8"?>
<tileset name="x" tilewidth="1" tileheight="1">
 <image source="tiles/terrain.png" width="999999" height="999999"/>
</tileset>
