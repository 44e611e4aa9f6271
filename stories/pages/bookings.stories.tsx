import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Bookings' } satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listBookings', status } as const];

export const Ready = appStory({ ...player, shows: /\d+ bookings/ });
export const OnAPhone = appStory({ ...player, phone: true });
export const Past = appStory({ ...player, route: '/bookings?tab=past' });
export const SecondPage = appStory({ ...player, route: '/bookings?page=2' });
export const Loading = appStory({ ...player, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({ ...player, scenario: 'empty', shows: /You have no upcoming bookings\./ });
export const Error = appStory({ ...player, failures: failing(500), shows: /Your bookings could not be loaded\./ });
/** Guests are asked to sign in, in place. */
export const Guest = appStory({ route: '/bookings', shows: /Sign in/ });
/** Bookings belong to the player's own profile (R6). */
export const Forbidden = appStory({
  ...player,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});

/** Opens a dialog of the page by the name and the place of a button. */
const opened = (name: string, index: number) =>
  appStory({
    ...player,
    play: async ({ userEvent, canvasElement }) => {
      const button = (await screen.findAllByRole('button', { name }, PATIENT))[index];
      if (!button) throw new RangeError(`no button ${name} at ${index}`);
      await userEvent.click(button);
      const dialog = await waitFor(() => {
        const open = canvasElement.querySelector<HTMLElement>('dialog[open]');
        if (!open || open.querySelector('[aria-busy="true"]')) throw new RangeError('no dialog yet');
        return open;
      }, PATIENT);
      await expect(within(dialog).getByRole('heading', { level: 2 })).toBeVisible();
    },
  });

export const Details = opened('Booking details', 3);
export const Cancelling = opened('Cancel booking', 3);
export const TooLateToCancel = opened('Cancel booking', 0);
export const EndingWeekly = opened('End weekly booking', 0);
export const Moving = opened('Move', 0);
export const UnknownBooking = appStory({ ...player, route: '/bookings?booking=999999', shows: /This booking could not be found\./ });
