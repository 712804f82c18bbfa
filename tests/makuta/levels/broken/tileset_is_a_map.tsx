<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="11" height="11" tilewidth="64" tileheight="64" infinite="0" nextlayerid="6" nextobjectid="7">
 <properties>
  <property name="region" value="fire"/>
  <property name="tile_name" value="tile.x"/>
  <property name="tile_role" value="land"/>
 </properties>
 <tileset firstgid="1" source="terrain.tsx"/>
 <layer id="1" name="ground" width="11" height="11">
  <data encoding="csv">
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1
</data>
 </layer>
 <layer id="2" name="fields" width="11" height="11">
  <data encoding="csv">
0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,4,0,0,0,0,0,
0,0,0,0,4,4,4,0,0,0,0,
0,0,0,4,4,0,4,4,0,0,0,
0,0,0,4,0,0,0,4,0,0,0,
0,0,0,4,4,4,4,4,0,0,0,
0,0,0,4,0,0,0,4,0,0,0,
0,0,4,4,4,0,4,4,4,0,0,
0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0
</data>
 </layer>
 <objectgroup id="3" name="gates">
  <object id="1" type="Gate" x="320" y="64" width="64" height="64"/>
  <object id="2" type="Gate" x="128" y="448" width="64" height="64"/>
  <object id="3" type="Gate" x="512" y="448" width="64" height="64"/>
 </objectgroup>
 <objectgroup id="4" name="tokens">
  <object id="4" type="TokenField" x="256" y="192" width="64" height="64">
   <properties>
    <property name="kind" value="kanohi"/>
   </properties>
  </object>
  <object id="5" type="TokenField" x="384" y="192" width="64" height="64">
   <properties>
    <property name="kind" value="mosquito"/>
   </properties>
  </object>
  <object id="6" type="TokenField" x="320" y="320" width="64" height="64">
   <properties>
    <property name="kind" value="key"/>
   </properties>
  </object>
 </objectgroup>
</map>
