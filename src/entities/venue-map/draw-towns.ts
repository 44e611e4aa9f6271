import type { Place } from './albania.ts';
import { at } from './ground.ts';
import { DivIcon, LayerGroup, type LeafletMap, Marker } from './leaflet.ts';
import { groupPins } from './pin-groups.ts';
import * as css from './venue-map.css.ts';

export interface MapPlace extends Place {
  name: string;
}

/** Pixels between two names; of towns whose names would run into each other one is named. */
const TOWNS_APART = { x: 60, y: 30 };

/** Names towns on the drawn country, where no tiles do. */
export function drawTowns(map: LeafletMap, places: readonly MapPlace[]): void {
  const layer = new LayerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    for (const [town] of groupPins(places, (place) => map.latLngToLayerPoint(at(place)), TOWNS_APART))
      if (town) townName(town).addTo(layer);
  };
  draw();
  map.on('zoomend', draw);
}

function townName(place: MapPlace): Marker {
  const name = document.createElement('span');
  name.className = css.town;
  name.textContent = place.name;
  name.setAttribute('aria-hidden', 'true');
  const icon = new DivIcon({ html: name, className: css.anchor, iconSize: [0, 0] });
  return new Marker(at(place), { icon, keyboard: false, interactive: false, zIndexOffset: -1000 });
}
