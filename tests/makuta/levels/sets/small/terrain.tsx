<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="64" tileheight="64" tilecount="8" columns="4">
 <image source="tiles/terrain.png" width="256" height="128"/>
 <tile id="3">
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="0" width="64" height="64"/>
  </objectgroup>
 </tile>
 <wangsets>
  <wangset name="paths" type="corner" tile="-1">
   <wangcolor name="path" color="#ff0000" tile="-1" probability="1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
