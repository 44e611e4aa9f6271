import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { FREE_TO_GO, openMenu, rowOf, type UserEvent } from '../booking-rows.ts';
import { expectUnsent } from '../settled.ts';

export default {
  title: 'Features/Change time',
  // served by a development server, the menu's code may take longer than a story waits
  loaders: [() => import('../../src/shared/ui/floating-parts.ts')],
} satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;

/** The dialog that changes the time, once its times are there. */
async function changingTime(userEvent: UserEvent) {
  await openMenu(userEvent, (await rowOf(FREE_TO_GO)).row);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change time' }));
  const part = await screen.findByRole('radio', { name: 'Afternoon', checked: true });
  return within(screen.getAllByRole('dialog', { name: 'Change time' }).find((one) => one.contains(part)) ?? part);
}
/** The chosen time, court and price stand beside the button; arrow keys lead through days and times. */
export const NewTimeChosen = appStory({
  ...player,
  wide: true,
  play: async ({ userEvent }) => {
    const dialog = await changingTime(userEvent);
    await expect(dialog.getByRole('status')).toHaveTextContent('Choose a new time.');
    dialog.getByRole('button', { name: 'Friday, November 27, 2026' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(dialog.getByRole('button', { name: 'Thursday, November 26, 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Fusha 1' })).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Evening' }));
    const court = within(dialog.getByRole('group', { name: 'Fusha 1' }));
    court.getByRole('button', { name: /^18:00–19:00/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(court.getByRole('button', { name: /^19:00–20:00/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('status')).toHaveTextContent(
      /^Thu, Nov 26, 19:00–20:00 · Fusha 1ALL 4,400, ALL 1,900 more$/,
    );
  },
});
/** Without a time nothing is sent, and the times have the focus. */
export const NoNewTimeChosen = appStory({
  ...player,
  play: async ({ userEvent }, app, backend) => {
    const dialog = await changingTime(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Save new time' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A time slot must be selected.');
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Time' })).toHaveFocus());
    await expectUnsent('moveBooking', app, backend);
  },
});
export const NewTimesNotLoaded = appStory({
  ...player,
  failures: [{ operation: 'getVenueAvailability', status: 500 }],
  shows: /\d+ bookings/,
  play: async ({ userEvent }) => {
    await openMenu(userEvent, (await rowOf(FREE_TO_GO)).row);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change time' }));
    await expect(await screen.findByText('We could not load the free times.')).toBeVisible();
  },
});

/** A session that is cancelled already is neither counted nor named as the last. */
export const EndingASeries = appStory({
  route: '/bookings',
  persona: 'player',
  play: async (_, { router }, { control }) => {
    const [series] = control.db.read.series.by('user', 1);
    const sessions = control.db.read.bookings
      .by('series', series?.id ?? 0)
      .filter(({ starts_at }) => starts_at > control.clock.now())
      .toSorted((a, b) => a.starts_at - b.starts_at);
    const unbooked = { status: 'Unbooked', cancelled_at: control.clock.now(), cancelled_by: 'user' } as const;
    await control.db.transact((tx) => tx.bookings.update(sessions.at(-1)?.id ?? 0, unbooked));
    await router.navigate(`/bookings?booking=${sessions[1]?.id}&do=end`);
    await expect(await screen.findByText(/sessions will be cancelled/)).toHaveTextContent(
      '9 sessions will be cancelled, from Monday, December 14, 2026 to Monday, February 8, 2027.',
    );
  },
});
