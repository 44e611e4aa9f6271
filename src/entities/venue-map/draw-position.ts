import type { Place } from './albania.ts';
import { drawTowns, type MapPlace } from './draw-towns.ts';
import { at, drawGround } from './ground.ts';
import { DivIcon, DomEvent, type LatLng, Marker } from './leaflet.ts';
import * as css from './venue-map.css.ts';

export interface PositionContent {
  /** Address of map tiles; without one the country is drawn. */
  tiles: string | undefined;
  /** Towns whose names stand on the drawn ground. */
  places: readonly MapPlace[];
  /** The pin was moved, or put there. */
  onMove: (place: Place) => void;
}

export interface DrawnPosition {
  /** Puts the pin there, or takes it away. Without a pin the map shows what is around this other place. */
  show: (place: Place | null, around: Place | null, label: string) => void;
  /** Where the middle of the map is. */
  middle: () => Place;
  zoom: (by: 1 | -1) => void;
  remove: () => void;
}

/** Near enough for streets, and for a city; without tiles there is nothing but the neighbouring towns to see. */
const STREET_ZOOM = 15;
const CITY_ZOOM = 12;
const DRAWN_ZOOM = 9;

/** Pixels of one step of the pin, and of one with the shift key. */
const STEP = 4;
const WIDE_STEP = 40;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Five decimals are about a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5));
const placeOf = ({ lat, lng }: LatLng): Place => ({ latitude: rounded(lat), longitude: rounded(lng) });
const same = (a: Place | null, b: Place | null): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;

/** Draws a map with one pin, which is dragged, moved by arrow keys, or put where the map is pressed. */
export function drawPosition(element: HTMLElement, { tiles, places, onMove }: PositionContent): DrawnPosition {
  const { map, country, remove } = drawGround(element, tiles);
  map.fitBounds(country.getBounds());
  if (!tiles) drawTowns(map, places);
  let shown: Place | null = null;
  let looksAt: Place | null = null;

  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = css.positionPin;
  const marker = new Marker([0, 0], {
    icon: new DivIcon({ html: pin, className: css.anchor, iconSize: [0, 0] }),
    draggable: true,
    autoPan: true,
    keyboard: false,
  });
  const moved = (to: LatLng) => {
    shown = placeOf(to);
    onMove(shown);
  };
  marker.on('dragend', () => moved(marker.getLatLng()));
  map.on('click', ({ latlng }) => moved(latlng));
  // a press on the pin is not one on the map, and its arrow keys do not move the map
  DomEvent.disableClickPropagation(pin);
  pin.addEventListener('click', () => map.setView(marker.getLatLng(), map.getZoom() + 1));
  pin.addEventListener('keydown', (event) => {
    const [x, y] = STEPS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? WIDE_STEP : STEP;
    moved(map.layerPointToLatLng(map.latLngToLayerPoint(marker.getLatLng()).add([x * step, y * step])));
  });

  return {
    show: (place, around, label) => {
      pin.setAttribute('aria-label', label);
      if (!place) marker.remove();
      else {
        // what the pin itself has just said is only drawn: the map stays where it is looked at
        const isNews = !same(place, shown);
        marker.setLatLng(at(place)).addTo(map);
        if (!isNews) map.panInside(at(place), { padding: [44, 60], animate: false });
        else map.setView(at(place), Math.max(map.getZoom(), tiles ? STREET_ZOOM : DRAWN_ZOOM), { animate: false });
      }
      if (!place && around && !same(around, looksAt))
        map.setView(at(around), tiles ? CITY_ZOOM : DRAWN_ZOOM, { animate: false });
      shown = place;
      looksAt = around;
    },
    middle: () => placeOf(map.getCenter()),
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    remove,
  };
}
