<?xml version="1.0" encoding="UTF-8"?>
<tileset name="x" tilewidth="64" tileheight="64">
 <tile id="0"/>
</tileset>
