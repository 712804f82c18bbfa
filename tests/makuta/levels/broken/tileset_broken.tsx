<?xml version="1.0" encoding="UTF-8"?>
<tileset name="x" tilewidth="64" tileheight="64">
 <image source="tiles/terrain.png" width="256" height="128">
</tileset>
