import { ALBANIA, type Place } from './albania.ts';
import { LeafletMap, Polygon, TileLayer } from './leaflet.ts';
import * as css from './venue-map.css.ts';
import { WATERS } from './waters.ts';

export const MAX_ZOOM = 16;
/** Nearer than this the drawn country is one plain colour. */
export const FIRST_ZOOM = 12;

/** The map and the drawn country, which is its ground when there are no tiles; nothing is looked at yet. */
export interface Ground {
  map: LeafletMap;
  country: Polygon;
  remove: () => void;
}

/** A map in an element, on tiles or on the drawn country. No markup and no inline style sheet: only elements and the style object. */
export function drawGround(element: HTMLElement, tiles: string | undefined): Ground {
  const map = new LeafletMap(element, {
    // both make markup of text, which the page's policy refuses; the app brings its own
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: false,
    fadeAnimation: false,
    scrollWheelZoom: false,
    maxZoom: MAX_ZOOM,
    minZoom: 6,
  });
  const country = new Polygon(ALBANIA.map(at), { className: css.ground, interactive: false });
  if (tiles) new TileLayer(tiles, { maxZoom: MAX_ZOOM }).addTo(map);
  else {
    country.addTo(map);
    for (const shore of WATERS) new Polygon(shore.map(at), { className: css.water, interactive: false }).addTo(map);
  }
  const watcher = new ResizeObserver(() => map.invalidateSize());
  watcher.observe(element);
  return {
    map,
    country,
    remove: () => {
      watcher.disconnect();
      map.remove();
    },
  };
}

/** A place, or a pair of degrees, as Leaflet takes it. */
export const at = (place: Place | readonly [number, number]): [number, number] =>
  'latitude' in place ? [place.latitude, place.longitude] : [place[0], place[1]];
