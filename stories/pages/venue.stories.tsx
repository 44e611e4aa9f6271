import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { PATIENT, scrolledDown } from '../settled.ts';

export default { title: 'Pages/Venue' } satisfies Meta;

const route = '/venue/fusha-e-liqenit?date=2026-11-26';
const failing = (operation: string, status: 500 | 'never') => [{ operation, status }];

export const Ready = appStory({ route, shows: /Fusha 1.*08:00–09:00/ });
export const OnADesktop = appStory({ route, wide: true });
export const OneTimeChosen = appStory({ route: `${route}&court=2&slot=15`, play: scrolledDown });
/** The player's own time is the way to its booking. */
export const OwnTime = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-11-27&court=2&slot=12',
  persona: 'player',
  shows: /17:00–18:00 yours.*You have booked this time\./,
  play: scrolledDown,
});
export const WithPhotos = appStory({ route: '/venue/arena-dajti?date=2026-11-26' });
export const PhoneOnly = appStory({
  route: '/venue/plazhi-arena',
  shows: /This venue takes no online bookings\. Call \+355/,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  },
});
export const Loading = appStory({ route, failures: failing('getVenue', 'never'), awaits: 'data' });
export const TimesLoading = appStory({ route, failures: failing('getVenueAvailability', 'never'), awaits: 'data' });
/** The day is nearly over: its last hour has begun. */
export const Empty = appStory({
  route: '/venue/fusha-e-liqenit?date=2026-11-24',
  clock: 'lateEvening',
  shows: /Nothing is free on this day\./,
});
export const DayOver = {
  ...appStory({
    route: '/venue/fusha-e-liqenit?date=2026-11-23',
    shows: /Date cannot be in the past\./,
    play: async ({ userEvent }) => {
      await userEvent.click(screen.getByRole('button', { name: 'Tuesday, November 24, 2026' }));
      await expect(await screen.findByRole('list', { name: 'Courts' }, PATIENT)).toBeVisible();
    },
  }),
  name: '[BK-08] a day in the past is refused',
};
export const Error = appStory({ route, failures: failing('getVenue', 500), shows: /Try again/ });
export const TimesFailed = appStory({ route, failures: failing('getVenueAvailability', 500), shows: /Try again/ });
export const TimesRecovered = appStory({
  route,
  failures: failing('getVenueAvailability', 500),
  shows: /The times could not be loaded\./,
  recovers: /Fusha 1.*08:00–09:00/,
});
export const NotFound = appStory({ route: '/venue/no-such-venue', shows: /This venue could not be found\./ });
/** The page is the players' (R6): the guard sends on, says so, and offers the profile that fits. */
export const Forbidden = appStory({
  route,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});
