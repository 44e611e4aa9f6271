import type { Place } from './albania.ts';
import { drawTowns, type MapPlace } from './draw-towns.ts';
import { at, drawGround, FIRST_ZOOM, MAX_ZOOM } from './ground.ts';
import { DivIcon, DomEvent, LatLngBounds, LayerGroup, Marker } from './leaflet.ts';
import { groupPins } from './pin-groups.ts';
import * as css from './venue-map.css.ts';

export interface MapPin extends Place {
  id: number;
  /** Name of the pin's button. */
  label: string;
  /** On the pin: the price in short. */
  text: string;
}

export interface MapContent {
  pins: readonly MapPin[];
  /** Towns whose names stand on the drawn ground. */
  places: readonly MapPlace[];
  /** How much of the lower edge something covers that stands over the map, in px. */
  covered: number;
  /** Address of map tiles; without one the country is drawn. */
  tiles: string | undefined;
  /** Name of a pin that stands for several venues. */
  groupLabel: (count: number) => string;
  onChoose: (id: number) => void;
  /** The pointer has come to a venue's own pin, or has left it. */
  onPoint?: ((id: number | null) => void) | undefined;
}

export interface DrawnMap {
  /** Shows the pin of this venue, or the group that it is in, as chosen. */
  mark: (chosenId: number | null) => void;
  /** Moves the map until the venue is in sight, so far above its lower edge (px). */
  bringIntoSight: (id: number, above: number) => void;
  zoom: (by: 1 | -1) => void;
  remove: () => void;
}

/** Draws venues on a map into an element. */
export function drawMap(
  element: HTMLElement,
  { pins, places, covered, tiles, groupLabel, onChoose, onPoint }: MapContent,
): DrawnMap {
  const { map, country, remove } = drawGround(element, tiles);
  const bounds = pins.length > 0 ? new LatLngBounds(pins.map((pin) => at(pin))) : country.getBounds();
  map.fitBounds(bounds, { paddingTopLeft: [44, 44], paddingBottomRight: [44, 44 + covered], maxZoom: FIRST_ZOOM });

  if (!tiles) drawTowns(map, places);
  const layer = new LayerGroup().addTo(map);
  let chosen: number | null = null;
  let focusNext: number | null = null;
  const buttons = new Map<number, HTMLButtonElement>();

  const groups = new Map<number, HTMLButtonElement>();

  const markAll = () => {
    for (const [id, button] of buttons) button.setAttribute('aria-pressed', String(id === chosen));
    const marked = chosen === null ? undefined : groups.get(chosen);
    for (const button of groups.values()) button.toggleAttribute('data-marked', button === marked);
  };
  const draw = () => {
    layer.clearLayers();
    buttons.clear();
    groups.clear();
    const apart = map.getZoom() >= MAX_ZOOM ? { x: 1, y: 1 } : undefined;
    for (const group of groupPins(pins, (pin) => map.latLngToLayerPoint(at(pin)), apart)) {
      const [first] = group;
      if (first === undefined) continue;
      const single = group.length === 1 || apart !== undefined;
      const button = pinButton(single ? first : { label: groupLabel(group.length), text: String(group.length) });
      if (single) buttons.set(first.id, button);
      else for (const { id } of group) groups.set(id, button);
      if (single && onPoint) {
        button.addEventListener('pointerenter', () => onPoint(first.id));
        button.addEventListener('pointerleave', () => onPoint(null));
      }
      button.addEventListener('click', () => {
        if (single) return onChoose(first.id);
        focusNext = first.id;
        const target = new LatLngBounds(group.map((pin) => at(pin)));
        map.setView(
          target.getCenter(),
          Math.min(MAX_ZOOM, Math.max(map.getZoom() + 1, map.getBoundsZoom(target.pad(0.3)))),
        );
      });
      new Marker(at(first), {
        icon: new DivIcon({ html: button, className: css.anchor, iconSize: [0, 0] }),
        keyboard: false,
        interactive: false,
      }).addTo(layer);
      if (focusNext !== null && group.some(({ id }) => id === focusNext)) button.focus();
    }
    focusNext = null;
    markAll();
  };
  draw();
  map.on('zoomend', draw);

  return {
    mark: (id) => {
      chosen = id;
      markAll();
    },
    bringIntoSight: (id, above) => {
      const pin = pins.find((one) => one.id === id);
      if (pin) map.panInside(at(pin), { paddingTopLeft: [44, 44], paddingBottomRight: [44, above], animate: false });
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    remove,
  };
}

/** A real button: keyboard and screen readers need nothing more. */
function pinButton({ label, text }: Pick<MapPin, 'label' | 'text'>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = css.pin;
  button.setAttribute('aria-label', label);
  button.textContent = text;
  // a press on a pin does not drag the map
  DomEvent.disableClickPropagation(button);
  return button;
}
