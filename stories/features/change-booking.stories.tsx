import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { elsewhere } from '../another-person.ts';
import { appStory } from '../app-story.tsx';
import { FREE_TO_GO, openMenu, rowOf, type UserEvent } from '../booking-rows.ts';

/** Bookings are cancelled, ended and moved, and what comes of it. */
export default {
  title: 'Features/Change booking',
  // served by a development server, their code may take longer than a story waits
  loaders: [
    () => import('../../src/shared/ui/floating-parts.ts'),
    () => import('../../src/features/manage-booking/cancel-booking-dialog.tsx'),
    () => import('../../src/features/manage-booking/move-booking-dialog.tsx'),
  ],
} satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;
const WEEKLY = /^Mondays 20:00/;
const choose = async (userEvent: UserEvent, row: HTMLElement, action: string) => {
  await openMenu(userEvent, row);
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};
const chooseAt = async (userEvent: UserEvent, title: RegExp, action: string) =>
  choose(userEvent, (await rowOf(title)).row, action);
/** The row of a session of the weekly booking. */
async function session(userEvent: UserEvent, day: RegExp): Promise<HTMLElement> {
  const { button, row } = await rowOf(WEEKLY);
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  // the list is made anew after each change
  const title = await waitFor(() => {
    const sessions = within(row).getByRole('list', { name: 'Sessions' });
    return within(sessions).getByRole('button', { name: day });
  });
  const found = title.closest('li');
  if (!found) throw new RangeError(`${String(day)} is in no row`);
  return found;
}
/** The question with its button, once what it is about is loaded: until then another dialog stands in its place. */
async function question(name: string, yes: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: yes });
  const dialog = button.closest('dialog');
  if (!dialog) throw new RangeError(`${yes} is in no dialog`);
  await expect(dialog).toHaveAccessibleName(name);
  return dialog;
}
const gone = (title: RegExp) => waitFor(() => expect(screen.queryByRole('button', { name: title })).toBeNull());

/** With a reason; its place is free, and the focus is where it stood. */
export const Cancelled = appStory({
  ...player,
  play: async ({ userEvent }, _, backend) => {
    await chooseAt(userEvent, FREE_TO_GO, 'Cancel booking');
    const asked = await question('Cancel this booking?', 'Cancel booking');
    await waitFor(() =>
      expect(asked).toHaveTextContent('Fusha 2, Fusha e Liqenit, Friday, November 27, 2026, 17:00–18:00.'),
    );
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Keep booking' })).toHaveFocus());
    await userEvent.type(within(asked).getByLabelText(/^Reason/), 'Two of us are ill');
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel booking' }));
    await expect(await screen.findByText('The booking is cancelled.')).toBeVisible();
    await gone(FREE_TO_GO);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Upcoming' })).toHaveFocus());
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
    await expect((await rowOf(FREE_TO_GO)).row).toHaveTextContent('Unbooked');
    const sent = backend.calls.find(({ operation }) => operation === 'cancelBooking');
    await expect(sent?.request).toMatchObject({ reason: 'Two of us are ill' });
  },
});
export const BegunMeanwhile = {
  ...appStory({
    ...player,
    play: async ({ userEvent }, _, backend) => {
      await chooseAt(userEvent, FREE_TO_GO, 'Cancel booking');
      const asked = within(await question('Cancel this booking?', 'Cancel booking'));
      await userEvent.type(asked.getByLabelText(/^Reason/), 'Too late');
      backend.control.clock.freeze(Date.parse('2026-11-27T17:01:00+01:00')); // the device's own clock is behind
      await userEvent.click(asked.getByRole('button', { name: 'Cancel booking' }));
      await expect(await asked.findByRole('alert')).toHaveTextContent(
        'You cannot cancel a booking that has already passed.',
      );
      await expect(asked.getByLabelText(/^Reason/)).toHaveValue('Too late');
      await expect(backend.calls.filter(({ operation }) => operation === 'cancelBooking')).toHaveLength(1);
    },
  }),
  name: '[BK-04] [ERR-08] a booking that begins while the question is open is refused in the same words',
};
/** The answer is lost: what came of it is read. */
export const CancelledWithoutAnswer = appStory({
  ...player,
  failures: [{ operation: 'cancelBooking', status: 'lost' }],
  play: async ({ userEvent }) => {
    await chooseAt(userEvent, FREE_TO_GO, 'Cancel booking');
    const asked = within(await question('Cancel this booking?', 'Cancel booking'));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel booking' }));
    await expect(await screen.findByText('The booking is cancelled.')).toBeVisible();
    await gone(FREE_TO_GO);
  },
});
/** How many sessions are cancelled; the only one that is left is an ordinary row. */
export const WeeklyEnded = appStory({
  ...player,
  play: async ({ userEvent }) => {
    await choose(userEvent, await session(userEvent, /^Mon, Dec 14/), 'End weekly booking');
    const asked = await question('End this weekly booking?', 'End weekly booking');
    await waitFor(() =>
      expect(asked).toHaveTextContent('10 sessions will be cancelled, from Monday, December 14, 2026'),
    );
    await userEvent.click(within(asked).getByRole('button', { name: 'End weekly booking' }));
    await expect(await screen.findByText('The weekly booking has ended.')).toBeVisible();
    await gone(WEEKLY);
    await expect((await rowOf(/^Monday, November 30, 2026/)).row).toHaveTextContent('Confirmed');
  },
});

/** The dialog that changes a time, at this day and part of it. */
async function changing(userEvent: UserEvent, row: HTMLElement, day: string, part: string) {
  await choose(userEvent, row, 'Change time');
  const choice = await screen.findByRole('radio', { name: part });
  const dialog = within(choice.closest('dialog') ?? choice);
  await userEvent.click(await dialog.findByRole('button', { name: day })); // how far ahead is the venue's to say
  await userEvent.click(await dialog.findByRole('radio', { name: part }));
  return dialog;
}
const save = async (userEvent: UserEvent, dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save new time' }));
const timeOf = (dialog: ReturnType<typeof within>, court: string, name: RegExp) =>
  waitFor(() => within(dialog.getByRole('group', { name: court })).getByRole('button', { name }));

/** To another day, time and court of the venue. */
export const Moved = appStory({
  ...player,
  play: async ({ userEvent }) => {
    const { row } = await rowOf(FREE_TO_GO);
    const dialog = await changing(userEvent, row, 'Thursday, November 26, 2026', 'Evening');
    await userEvent.click(await timeOf(dialog, 'Fusha 1', /^19:00–20:00/));
    await save(userEvent, dialog);
    await expect(await screen.findByText('The time is changed.')).toBeVisible();
    await gone(FREE_TO_GO);
    await expect((await rowOf(/^Thursday, November 26, 2026/)).row).toHaveTextContent('19:00–20:00');
  },
});
/** A moved session does not change what is said of the weekly booking. */
export const SessionMoved = appStory({
  ...player,
  play: async ({ userEvent }) => {
    const first = await session(userEvent, /^Mon, Nov 30/);
    const dialog = await changing(userEvent, first, 'Wednesday, December 2, 2026', 'Morning');
    await userEvent.click(await timeOf(dialog, 'Fusha 2', /^08:00–09:00/));
    await save(userEvent, dialog);
    await expect(await screen.findByText('The time is changed.')).toBeVisible();
    await waitFor(async () => expect((await rowOf(WEEKLY)).row).toHaveTextContent('next Dec 2 · 11 left'));
    const moved = await session(userEvent, /^Wed, Dec 2, 08:00–09:00/);
    await userEvent.click(within(moved).getAllByRole('button')[0]!); // the row has its title and its menu
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Every Monday, 20:00–21:00'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(userEvent, await session(userEvent, /^Wed, Dec 2/), 'End weekly booking');
    const asked = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(asked).toHaveTextContent('Fusha 2, Qendra Sportive Kombinati Veri. Every Monday, 20:00–21:00.'),
    );
  },
});
/** Somebody has booked the new time meanwhile: it is no longer offered, and the rest of the choice stays. */
export const TakenMeanwhile = appStory({
  ...player,
  play: async ({ userEvent }, _, backend) => {
    const { row } = await rowOf(FREE_TO_GO);
    const dialog = await changing(userEvent, row, 'Thursday, November 26, 2026', 'Evening');
    const time = await timeOf(dialog, 'Fusha 1', /^20:00–21:00/);
    await userEvent.click(time);
    await waitFor(() => expect(time).toHaveAttribute('aria-pressed', 'true'));
    await elsewhere(backend, 'everyone', {
      method: 'POST',
      path: '/bookings',
      body: { module: 'base', court_id: 1, date: '2026-11-26', time_slot_id: 15, slot_count: 1, weekly: false },
    });
    await save(userEvent, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This time slot has just been taken.');
    await waitFor(() => expect(time).not.toBeInTheDocument());
    await expect(dialog.getByRole('button', { name: 'Thursday, November 26, 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(dialog.getByRole('radio', { name: 'Evening' })).toBeChecked();
  },
});
/** The day is in sight, and the dialog is as high before its times have come as after. */
export const NewTimesComing = appStory({
  ...player,
  failures: [{ operation: 'getVenueAvailability', status: 'held' }],
  play: async ({ userEvent }, _, backend) => {
    await chooseAt(userEvent, /^Sunday, November 29/, 'Change time');
    const dialog = await screen.findByRole('dialog', { name: 'Change time' });
    const day = await within(dialog).findByRole('button', { name: 'Sunday, November 29, 2026' });
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const [box, screenOf] = [day.getBoundingClientRect(), dialog.getBoundingClientRect()];
    await expect(box.left).toBeGreaterThanOrEqual(screenOf.left);
    await expect(box.right).toBeLessThanOrEqual(screenOf.right);
    const height = () => Math.round(dialog.getBoundingClientRect().height);
    const waiting = height();
    await backend.control.setScenario('default');
    await expect(await within(dialog).findByRole('group', { name: 'Fusha A (5x5)' })).toBeVisible();
    await expect(height()).toBe(waiting);
  },
});
