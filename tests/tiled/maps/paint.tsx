<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="paint" tilewidth="32" tileheight="32" spacing="1" margin="2" tilecount="8" columns="4">
 <image source="images/paint.png" width="135" height="69"/>
 <tile id="3">
  <properties>
   <property name="deep" type="bool" value="true"/>
  </properties>
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="0" width="32" height="32"/>
  </objectgroup>
  <animation>
   <frame tileid="3" duration="100"/>
   <frame tileid="4" duration="100"/>
  </animation>
 </tile>
</tileset>
