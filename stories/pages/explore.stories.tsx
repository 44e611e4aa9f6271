import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Explore' } satisfies Meta;

const player = { route: '/explore', persona: 'player' } as const;

/** What stands under "tonight" is left out of the saved venues. */
export const Ready = appStory({
  ...player,
  shows: /Your next booking.*Play tonight in Tiranë.*More saved venues/,
  play: async () => {
    const names = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    await expect(names('Play tonight in Tiranë')).toEqual(expect.arrayContaining(['Arena Dajti', 'Fusha e Liqenit']));
    await expect(names('More saved venues')).toEqual(['Sport City Adriatiku']);
  },
});
export const ReadyInAlbanian = appStory({
  ...player,
  language: 'sq',
  shows: /Rezervimi i radhës.*Qendra të tjera të ruajtura/,
});
/** All of them are free tonight in the own city. */
export const SavedAreAbove = appStory({
  ...player,
  shows: /More saved venues.*Sport City Adriatiku/,
  play: async ({ userEvent }) => {
    const saved = within(screen.getByRole('region', { name: 'More saved venues' }));
    await userEvent.click(saved.getByRole('button', { name: 'Bookmark Sport City Adriatiku' }));
    await expect(await saved.findByText('Everything you saved is in the list above.')).toBeVisible();
  },
});
export const OnADesktop = appStory({ ...player, wide: true });
export const Guest = appStory({ route: '/explore' });
export const Loading = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 'never' },
    { operation: 'listBookings', status: 'never' },
  ],
  awaits: 'data',
});
export const Empty = appStory({
  ...player,
  scenario: 'empty',
  shows: /You have no upcoming bookings\..*You have no saved venues yet\./,
});
/** Several parts failed: one retry for all of them. */
export const Error = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 500 },
    { operation: 'listBookings', status: 500 },
  ],
  shows: /Something went wrong\.\s?Check your connection and try again\./,
  play: async () => {
    await expect(within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(await screen.findByRole('link', { name: 'Tennis' })).toBeVisible();
  },
});
export const Recovered = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 500 },
    { operation: 'listBookings', status: 500 },
  ],
  shows: /Try again/,
  recovers: /Your next booking.*More saved venues/,
});
export const PartRecovered = appStory({
  ...player,
  failures: [{ operation: 'listBookings', status: 500 }],
  shows: /Try again/,
  recovers: /Your next booking/,
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Play tonight in Tiranë' })).toBeVisible();
  },
});
/** One part failed: an inline message in its place. */
export const OnePartFailed = appStory({
  ...player,
  failures: [{ operation: 'listBookings', status: 500 }],
  shows: /Your next booking.*Try again/,
  play: async () => {
    const part = within(screen.getByRole('region', { name: 'Your next booking' }));
    await expect(part.getByRole('alert')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
});
