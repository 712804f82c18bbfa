<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="scenery" tilewidth="64" tileheight="64" tilecount="160" columns="10">
 <image source="tiles/scenery.png" width="640" height="1024"/>
</tileset>
