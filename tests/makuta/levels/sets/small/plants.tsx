<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="plants" tilewidth="64" tileheight="64" tilecount="2" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="64" height="64" source="tiles/tree.png"/>
 </tile>
 <tile id="4">
  <image width="64" height="64" source="tiles/rock.png"/>
 </tile>
</tileset>
