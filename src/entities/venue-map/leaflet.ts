// The order of these three lines is what lets Leaflet load under the page's policy.
import './markup-off.ts';
export {
  DivIcon,
  DomEvent,
  LatLngBounds,
  LayerGroup,
  Map as LeafletMap,
  type LatLng,
  Marker,
  Polygon,
  TileLayer,
} from 'leaflet';
import './markup-on.ts';
