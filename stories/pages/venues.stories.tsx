import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Venues' } satisfies Meta;

const route = '/venues';
const failing = (status: 500 | 'never') => [{ operation: 'listVenues', status } as const];

export const Ready = appStory({
  route,
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Venues' }, PATIENT)).toBeVisible();
  },
});
export const OnADesktop = appStory({ route, wide: true });
export const FreeAtSeven = appStory({ route: '/venues?date=2026-11-26&available_time_slot_id=14' });
export const FiltersInUse = appStory({ route: '/venues?facilities=wifi,showers' });
export const Filters = appStory({
  route: '/venues?panel=filters&facilities=wifi,showers',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' }, PATIENT)).toBeVisible();
  },
});
export const OnTheMap = appStory({ route: '/venues?view=map' });
export const Loading = appStory({ route, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({
  route: '/venues?keywords=nowhere',
  shows: /No venues match\. Try another day or time\./,
});
export const NoVenuesAtAll = appStory({ route, scenario: 'empty' });
export const FiltersCleared = appStory({
  route: '/venues?keywords=nowhere',
  shows: /No venues match\./,
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Clear filters' }));
    await expect(await screen.findByRole('list', { name: 'Venues' }, PATIENT)).toBeVisible();
    await expect(router.state.location.search).toBe('');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
});
export const Error = appStory({ route, failures: failing(500), shows: /Try again/ });
export const Recovered = appStory({ route, failures: failing(500), shows: /Try again/, recovers: /Fusha e Liqenit/ });
export const DayOver = appStory({
  route: '/venues?date=2026-11-01',
  shows: /This day is over\. Choose today or later\..*Fusha e Liqenit/,
});
/** The address becomes one of a page that there is. */
const corrected = (asked: string, search: string) =>
  appStory({
    route: asked,
    play: async (_, { router }) => {
      await waitFor(() => expect(router.state.location.search).toBe(search), PATIENT);
      const list = within(await screen.findByRole('list', { name: 'Venues' }, PATIENT));
      await expect(list.getAllByRole('listitem').length).toBeGreaterThan(0);
    },
  });
export const BeyondTheLastPage = corrected('/venues?page=99', '?page=2');
export const UnknownSportAndCity = corrected('/venues?sport_id=999&city_id=998&keywords=liqenit', '?keywords=liqenit');
export const Bookmarks = appStory({ route: '/venues?bookmark=1', persona: 'player' });
/** Bookmarks need an account. */
export const BookmarksOfAGuest = appStory({
  route: '/venues?bookmark=1',
  shows: /Sign in to see the venues you saved\./,
});
/** The list is the players' (R6): the guard sends on, says so, and offers the profile that fits. */
export const Forbidden = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});
