import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Place } from '../../src/entities/venue-map/albania.ts';
import { PositionMap } from '../../src/entities/venue-map/position-map.tsx';
import { partStory } from '../part-story.ts';

export default { title: 'Entities/PositionMap' } satisfies Meta;

const tirana = { name: 'Tiranë', latitude: 41.32744, longitude: 19.81866 };
const places = [tirana, { name: 'Durrës', latitude: 41.32355, longitude: 19.45469 }];
const labels = { map: 'Map', pin: 'Pin', toMiddle: 'To the middle', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };

function Chooser({ first, tiles }: { first: Place | null; tiles?: string }) {
  const [place, setPlace] = useState(first);
  return (
    <>
      <div style={{ height: '320px' }}>
        <PositionMap place={place} around={tirana} places={places} tiles={tiles} onMove={setPlace} labels={labels} />
      </div>
      <output>{place ? `${place.latitude} ${place.longitude}` : 'nowhere'}</output>
    </>
  );
}

const said = () => (screen.getByRole('status').textContent ?? '').split(' ').map(Number);

/** Without tiles: the city that was chosen is in the middle, and a button puts the pin there. */
export const WithoutAPin = partStory({
  render: () => <Chooser first={null} />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('Tiranë')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'To the middle' }));
    await expect(await screen.findByRole('button', { name: 'Pin' })).toBeVisible();
    const [latitude = 0, longitude = 0] = said();
    await expect(latitude).toBeCloseTo(41.327, 1);
    await expect(longitude).toBeCloseTo(19.819, 1);
  },
});

/** Arrow keys move the pin, with the shift key by ten times as much. */
export const ByKeyboard = partStory({
  render: () => <Chooser first={tirana} />,
  play: async ({ userEvent }) => {
    const pin = await screen.findByRole('button', { name: 'Pin' });
    pin.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(said()[1]).toBeGreaterThan(19.81866));
    const [latitude = 0, east = 0] = said();
    await expect(latitude).toBeCloseTo(41.32744, 3);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
    await waitFor(() => expect(said()[0]).toBeLessThan(41.32744));
    const [, west = 0] = said();
    await expect(19.81866 - west).toBeGreaterThan(5 * (east - 19.81866));
    await expect(pin).toHaveFocus();
  },
});

const plainTile = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==#{z}/{x}/{y}';

/** On tiles their makers are named, and no town stands on them twice. */
export const OnTiles = partStory({
  render: () => <Chooser first={tirana} tiles={plainTile} />,
  wide: true,
  play: async () => {
    await screen.findByRole('button', { name: 'Pin' });
    await expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await expect(screen.queryByText('Tiranë')).toBeNull();
  },
});
