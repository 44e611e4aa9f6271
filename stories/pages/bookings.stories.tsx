import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Bookings' } satisfies Meta;

/** A whole app starts in each story. */
const PATIENT = { timeout: 10_000 };

const player = { route: '/bookings', persona: 'player' } as const;

export const Ready = appStory({ ...player, play: async () => void (await screen.findByRole('tab', { name: /Upcoming|Të ardhshme/ }, PATIENT)) });
export const Past = appStory({ ...player, route: '/bookings?tab=past' });
export const SecondPage = appStory({ ...player, route: '/bookings?page=2' });
export const Loading = appStory({ ...player, failures: [{ operation: 'listBookings', status: 'never' }] });
export const Empty = appStory({ ...player, scenario: 'empty' });
export const Failed = appStory({ ...player, failures: [{ operation: 'listBookings', status: 500 }] });
/** Guests are asked to sign in, in place. */
export const Guest = appStory({ route: '/bookings' });

/** Opens the first dialog of the page by the name of a button. */
const opened = (name: RegExp, index: number): ReturnType<typeof appStory> =>
  appStory({
    ...player,
    play: async ({ userEvent }) => {
      const buttons = await screen.findAllByRole('button', { name }, PATIENT);
      const button = buttons[index];
      if (!button) throw new Error(`no button ${name} at ${index}`);
      await userEvent.click(button);
      const dialog = await waitFor(() => {
        const open = document.querySelector<HTMLElement>('dialog[open]');
        if (!open || open.querySelector('[aria-busy="true"]')) throw new Error('no dialog yet');
        return open;
      }, PATIENT);
      await expect(within(dialog).getByRole('heading', { level: 2 })).toBeVisible();
    },
  });

export const Details = opened(/^(Booking details|Detajet e rezervimit)$/, 3);
export const Cancelling = opened(/^(Cancel booking|Anulo rezervimin)$/, 3);
export const TooLateToCancel = opened(/^(Cancel booking|Anulo rezervimin)$/, 0);
export const EndingWeekly = opened(/^(End weekly booking|Mbyll rezervimin javor)$/, 0);
export const Moving = opened(/^(Move|Zhvendos)$/, 0);
export const UnknownBooking = appStory({ ...player, route: '/bookings?booking=999999' });
