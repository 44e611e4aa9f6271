import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VenueMap } from '../../src/entities/venue-map/venue-map.tsx';
import { partStory } from '../part-story.ts';

export default { title: 'Entities/VenueMap' } satisfies Meta;

const pins = [
  { id: 1, latitude: 41.33, longitude: 19.82, label: 'Fusha e Liqenit, from ALL 2,500', text: 'ALL 2,500' },
  { id: 2, latitude: 40.62, longitude: 20.78, label: 'Qendra Morava, from ALL 900', text: 'ALL 900' },
];
const places = [{ name: 'Tiranë', latitude: 41.33, longitude: 19.82 }];
const labels = {
  map: 'Map of the venues',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  group: (count: number) => `${count}`,
};
const onChoose = fn();

/** One plain tile for every place; its address ends in the place. */
function tileAddress(): string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 256;
  const pen = tile.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#f2efe9';
  pen.fillRect(0, 0, 256, 256);
  pen.fillStyle = '#aad3df';
  pen.fillRect(0, 100, 256, 40);
  return `${tile.toDataURL('image/png')}#{z}/{x}/{y}`;
}

const map = (tiles: string | undefined) => (
  <div style={{ height: '480px' }}>
    <VenueMap {...{ pins, places, tiles, labels, onChoose }} chosenId={2} />
  </div>
);
const drawn = () => document.querySelector('.leaflet-overlay-pane path');
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];

async function showsTiles(): Promise<void> {
  await waitFor(() => expect(tiles().length).toBeGreaterThan(1));
  await waitFor(() => expect(tiles().map(({ naturalWidth }) => naturalWidth)).toEqual(tiles().map(() => 256)));
  await waitFor(() => expect(tiles().every((tile) => tile.classList.contains('leaflet-tile-loaded'))).toBe(true));
  const places = tiles().map(({ src }) => src.split('#')[1]);
  await expect(places).toEqual(places.map(() => expect.stringMatching(/^\d+\/\d+\/\d+$/)));
  await expect(new Set(places).size).toBe(places.length);
  await expect(drawn()).toBeNull();
  await expect(screen.queryByText('Tiranë')).toBeNull();
  await expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  for (const { label } of pins) {
    const pin = screen.getByRole('button', { name: label });
    const { left, top, width, height } = pin.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(pin);
  }
}

/** A deployment with map tiles: no drawn country, the pins above the tiles, and the tiles' makers are named. */
export const OnTiles = partStory({
  render: () => map(tileAddress()),
  play: async ({ userEvent }) => {
    await showsTiles();
    await userEvent.click(screen.getByRole('button', { name: 'Fusha e Liqenit, from ALL 2,500' }));
    await waitFor(() => expect(onChoose).toHaveBeenLastCalledWith(1));
    await expect(screen.getByRole('button', { name: 'Qendra Morava, from ALL 900', pressed: true })).toBeVisible();
  },
});
export const OnTilesOnADesktop = partStory({ render: () => map(tileAddress()), wide: true, play: showsTiles });
/** Without tiles the country is drawn, with the names of its towns. */
export const Drawn = partStory({
  render: () => map(undefined),
  play: async () => {
    await waitFor(() => expect(drawn()).toBeVisible());
    await expect(tiles()).toEqual([]);
    await expect(screen.getByText('Tiranë')).toBeVisible();
    await expect(screen.queryByRole('link')).toBeNull();
  },
});
