<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="things" tilewidth="64" tileheight="64" tilecount="16" columns="8" objectalignment="topleft">
 <image source="tiles/things.png" width="512" height="128" />
</tileset>
