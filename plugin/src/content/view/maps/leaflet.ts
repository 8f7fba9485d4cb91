/**
 * The parts of Leaflet that our maps use: one chunk, which the view imports
 * when a map comes into view and may be loaded.
 */
export { Control, DivIcon, LayerGroup, Map, Marker, TileLayer } from 'leaflet';
