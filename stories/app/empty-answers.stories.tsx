import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'App/Empty answers' } satisfies Meta;

/** A success without data: the page renders and offers a retry. */
const without = (route: string, operations: string[], persona?: DemoKey) =>
  appStory({
    route,
    ...(persona && { persona }),
    failures: operations.map((operation) => ({ operation, status: 'empty-data' })),
    shows: /Something went wrong\./,
    play: async () => {
      const main = within(screen.getByRole('main'));
      // also behind an open dialog
      await expect(main.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
      const [tryAgain] = await main.findAllByRole('button', { name: 'Try again' });
      await expect(tryAgain).toBeVisible();
      await expect(main.queryByText('500')).toBeNull();
    },
  });

export const Explore = without('/explore', ['listVenues', 'listBookings', 'listSports'], 'player');
export const Venues = without('/venues', ['listVenues']);
export const Venue = without('/venue/fusha-e-liqenit', ['getVenue']);
export const TimesOfAVenue = without('/venue/fusha-e-liqenit', ['getVenueAvailability']);
export const Slug = without('/fusha-e-liqenit', ['resolveSlug']);
export const Bookings = without('/bookings', ['listBookings'], 'player');
export const OneBooking = without('/bookings?booking=1', ['listBookings', 'getBooking'], 'player');
export const Notifications = without('/notifications', ['listNotifications'], 'player');
export const Account = without('/account', ['getMe'], 'player');
