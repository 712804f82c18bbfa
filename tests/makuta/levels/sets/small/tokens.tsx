<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tokens" tilewidth="64" tileheight="64" spacing="1" margin="2" tilecount="7" columns="7">
 <image source="tiles/tokens.png" width="458" height="68"/>
</tileset>
