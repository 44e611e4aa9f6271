import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { App } from '../../src/app/app.ts';
import { appStory } from '../app-story.tsx';
import { FREE_TO_GO, openMenu, rowOf, type UserEvent } from '../booking-rows.ts';
import { fillIn, type Step } from '../fill-in.ts';

// What was typed and not sent is there again when the form opens anew.

export default {
  title: 'App/Drafts',
  // served by a development server, the menu's code may take longer than a story waits
  loaders: [() => import('../../src/shared/ui/floating-parts.ts')],
} satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;
const RESTORED = 'We kept what you typed.';

/** Opens one of a booking's dialogs; its form follows. */
async function open(userEvent: UserEvent, entry: string): Promise<void> {
  await openMenu(userEvent, (await rowOf(FREE_TO_GO)).row);
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
}
/** Leaves the page for another one, with its dialog. */
const leaveFor = async (address: string, { router }: App): Promise<string> => {
  const { pathname, search } = router.state.location;
  await router.navigate(address);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return pathname + search;
};
const fill = (userEvent: UserEvent, ...steps: Step[]) => fillIn(userEvent, document.body, steps);

/** With the day and the time; discarding puts the booking's own back. */
export const MoveOfABooking = appStory({
  ...player,
  play: async ({ userEvent }, app) => {
    const pressed = (name: string) => screen.findByRole('button', { name, pressed: true });
    const court = async () => within(await screen.findByRole('group', { name: 'Fusha 1' }));
    const chosen = async () => (await court()).findByRole('button', { name: /^19:00–20:00/, pressed: true });
    await open(userEvent, 'Change time');
    await fill(userEvent, ['press', 'Thursday, November 26, 2026'], ['pick', 'Evening']);
    await userEvent.click(await (await court()).findByRole('button', { name: /^19:00–20:00/ }));
    await expect(await chosen()).toBeVisible();
    const address = await leaveFor('/bookings', app);
    await app.router.navigate(address);
    await expect(await screen.findByText(RESTORED)).toBeVisible();
    await expect(await pressed('Thursday, November 26, 2026')).toBeVisible();
    await expect(await chosen()).toBeVisible();
    await fill(userEvent, ['press', 'Discard']);
    const own = await pressed('Friday, November 27, 2026');
    await waitFor(() => expect(own).toHaveFocus());
    await expect(screen.queryAllByRole('button', { name: /^\d\d:\d\d/, pressed: true })).toEqual([]);
    await expect(screen.queryByText(RESTORED)).toBeNull();
  },
});

/** Signing out asks first. */
export const SigningOut = appStory({
  ...player,
  play: async ({ userEvent }, app) => {
    const answer = async (name: string) => {
      await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign out' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Sign out?' }));
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await open(userEvent, 'Cancel booking');
    await fill(userEvent, ['paste', 'Reason (optional)', 'Nobody reads this']);
    const address = await leaveFor('/account', app);
    await answer('Cancel');
    await app.router.navigate(address);
    await expect(await screen.findByText(RESTORED)).toBeVisible();
    await expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Nobody reads this');
    await leaveFor('/account', app);
    await answer('Sign out');
    await expect(await screen.findByText('You are signed out.')).toBeVisible();
  },
});
