<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="signs" tilewidth="32" tileheight="64" tilecount="2" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="images/hut.png"/>
 </tile>
 <tile id="3">
  <image width="32" height="64" source="images/tower.png"/>
 </tile>
</tileset>
