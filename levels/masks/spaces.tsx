<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="spaces" tilewidth="64" tileheight="64" tilecount="18" columns="6">
 <image source="tiles/spaces.png" width="384" height="192" />
</tileset>
