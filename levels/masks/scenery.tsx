<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="scenery" tilewidth="64" tileheight="64" tilecount="40" columns="4">
 <image source="tiles/scenery.png" width="256" height="640" />
</tileset>
