import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { FREE_TO_GO, openMenu, rowOf } from '../booking-rows.ts';
import { askedLater, offeredLater } from '../changed-plans.ts';
import { expectLook, type Look } from '../confirmation-look.ts';
import { expectUnsent } from '../settled.ts';

export default {
  title: 'Pages/Bookings',
  // served by a development server, their code may take longer than a story waits
  loaders: [
    () => import('../../src/shared/ui/floating-parts.ts'),
    () => import('../../src/features/manage-booking/closure-dialog.tsx'),
  ],
} satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listBookings', status } as const];

export const Ready = appStory({ ...player, shows: /4 bookings.*Next.*Confirmed.*This week.*Pending.*Later/ });
export const OnADesktop = appStory({
  ...player,
  wide: true,
  shows:
    /4 bookings.*Next.*Fusha 3 · Fusha e Liqenit.*This week.*Pending.*Later.*Mondays 20:00 · next Nov 30 · 11 left/,
});
export const Albanian = appStory({
  ...player,
  language: 'sq',
  shows: /I radhës.*Çdo të hënë 20:00.*tjetra më 30 nën · edhe 11/,
});
export const Past = appStory({
  ...player,
  route: '/bookings?tab=past',
  shows: /Played.*10 bookings.*Unbooked\s*by you.*Confirmed/,
});
export const PastOnADesktop = appStory({
  ...player,
  route: '/bookings?tab=past',
  wide: true,
  shows: /10 bookings.*December 2026.*Unbooked\s*by you.*declined.*by the venue.*November 2026/,
});
export const SecondPage = appStory({
  ...player,
  route: '/bookings?tab=past&page=2',
  shows: /10 bookings.*December 2026/,
});
export const Loading = appStory({ ...player, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({ ...player, scenario: 'empty', shows: /You have no upcoming bookings\./ });
export const Error = appStory({ ...player, failures: failing(500), shows: /We could not load your bookings\./ });
export const Recovered = appStory({
  ...player,
  failures: failing(500),
  shows: /We could not load your bookings\./,
  recovers: /4 bookings/,
});
export const Guest = {
  ...appStory({
    route: '/bookings?tab=past',
    play: async (_, app, backend) => {
      await expect(screen.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/auth/login?returnTo=%2Fbookings%3Ftab%3Dpast',
      );
      const { pathname, search } = app.router.state.location;
      await expect(pathname + search).toBe('/bookings?tab=past');
      await expect(screen.queryByText('You do not have permission to access that page.')).toBeNull();
      await expectUnsent('listBookings', app, backend);
    },
  }),
  name: '[RT-16] [AUTH-10] a guest is asked to sign in, in place and without a call',
};
/** Bookings belong to the player's own profile (R6). */
export const Forbidden = appStory({
  ...player,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});

/** None can be cancelled or moved. */
export const PastUnbooked = appStory({
  ...player,
  route: '/bookings?tab=past&status=unbooked',
  shows: /December 2026.*declined.*by the venue.*November 2026.*by you.*expired/,
});
export const PastNothingPlayed = appStory({
  ...player,
  scenario: 'empty',
  route: '/bookings?tab=past&status=played',
  shows: /You have not played yet\./,
});

const WEEKLY = /^Mondays 20:00/;

const sessionsOpen = (options: { wide?: true; waits?: true }) =>
  appStory({
    ...player,
    ...(options.wide && { wide: true }),
    ...(options.waits && { failures: [{ operation: 'getBooking', status: 'never' as const }] }),
    play: async ({ userEvent }) => {
      const { button, row } = await rowOf(WEEKLY);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      if (options.waits) return;
      const sessions = await within(row).findByRole('list', { name: 'Sessions' });
      await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(11));
      await expect(within(sessions).getByRole('button', { name: 'Mon, Jan 4, 2027' })).toBeVisible();
    },
  });
export const SessionsOpen = sessionsOpen({});
export const SessionsOpenOnADesktop = sessionsOpen({ wide: true });
export const SessionsLoading = sessionsOpen({ waits: true });

/** A question about a later session is marked at the weekly booking, and one press away. */
export const WeeklyAskedLater = appStory({
  ...player,
  prepare: askedLater,
  play: async ({ userEvent }) => {
    const { row } = await rowOf(WEEKLY);
    await userEvent.click(within(row).getByRole('button', { name: 'Mon, Dec 21 Answer until 16:00' }));
    await screen.findByRole('dialog', { name: 'The court is closed' });
    await expect(await screen.findByText(/on Monday, December 21, 20:00–21:00/)).toBeVisible();
  },
});
export const WeeklyAskedLaterOnADesktop = appStory({
  ...player,
  wide: true,
  prepare: askedLater,
  shows: /Mon, Dec 21\s*Answer until 16:00/,
});
export const WeeklyAskedLaterInAlbanian = appStory({
  ...player,
  language: 'sq',
  prepare: askedLater,
  shows: /Përgjigju deri: 16:00/,
});
export const WeeklyOfferedLater = appStory({
  ...player,
  prepare: offeredLater,
  play: async ({ userEvent }) => {
    const { row } = await rowOf(WEEKLY);
    await userEvent.click(within(row).getByRole('button', { name: 'Mon, Dec 21 Offered to Endri Çela' }));
    await expect(await screen.findByRole('button', { name: 'Take offer back' })).toBeVisible();
  },
});

interface Opening {
  /** The row, and the entry of its menu; a press on the row itself without one. */
  press: [row: RegExp, action?: string];
  /** The dialog's title from its first frame on. */
  title: string;
  /** The answer of getBooking never comes. */
  waits?: true;
  /** Of a confirmation. */
  look?: Look;
}

/** Opens a dialog of the page and notes every title that a dialog shows meanwhile. */
const opened = ({ press: [of, action], title, waits, look }: Opening) =>
  appStory({
    ...player,
    ...(waits && { failures: [{ operation: 'getBooking', status: 'never' as const }] }),
    play: async ({ userEvent, canvasElement }) => {
      const { button: whole, row } = await rowOf(of);
      if (action) await openMenu(userEvent, row);
      const button = action ? screen.getByRole('menuitem', { name: action }) : whole;
      const seen = watchTitles(canvasElement);
      await userEvent.click(button);
      const dialog = await waitFor(() => {
        const open = canvasElement.querySelector<HTMLElement>('dialog[open]');
        if (!open || (!waits && open.querySelector('[aria-busy="true"]'))) throw new RangeError('no dialog yet');
        return open;
      });
      await expect(within(dialog).getByRole('heading', { level: 2 })).toBeVisible();
      await expect([...seen()]).toEqual([title]);
      if (look) await expectLook(dialog, look);
    },
  });

/** Every text that a dialog's heading has had since. */
function watchTitles(within: HTMLElement): () => Set<string> {
  const seen = new Set<string>();
  const note = () => within.querySelectorAll('dialog h2').forEach((heading) => seen.add(heading.textContent));
  const observer = new MutationObserver(note);
  observer.observe(within, { subtree: true, childList: true, characterData: true });
  return () => {
    note();
    observer.disconnect();
    return seen;
  };
}

export const Details = opened({ press: [FREE_TO_GO], title: 'Friday, November 27, 17:00–18:00' });
export const DetailsLoading = opened({ press: [FREE_TO_GO], title: 'Friday, November 27, 17:00–18:00', waits: true });
const danger: Look = { icon: 'triangle-alert', ground: 'coloured' };
export const Cancelling = opened({
  press: [FREE_TO_GO, 'Cancel booking'],
  title: 'Cancel this booking?',
  look: danger,
});
export const CancellingASession = opened({
  press: [WEEKLY, 'Cancel booking'],
  title: 'Cancel this session?',
  look: danger,
});
export const EndingWeekly = opened({
  press: [WEEKLY, 'End weekly booking'],
  title: 'End this weekly booking?',
  look: danger,
});
export const EndingWeeklyLoading = opened({
  press: [WEEKLY, 'End weekly booking'],
  title: 'End this weekly booking?',
  waits: true,
});
/** The list and the open form stay when a refresh fails; an inline message offers a retry. */
export const RefreshFailed = appStory({
  ...player,
  play: async ({ userEvent }, { clients }, { control }) => {
    await openMenu(userEvent, (await rowOf(FREE_TO_GO)).row);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel booking' }));
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'Rain');
    control.addFailure({ operation: 'listBookings', status: 500 });
    control.addFailure({ operation: 'getBooking', status: 500 });
    void clients.current().invalidateQueries();
    const line = (await screen.findByText(/^As of (09:59|10:00)\. Could not refresh\.$/)).parentElement;
    if (!line) throw new RangeError('no line');
    await expect(reason).toBeVisible();
    await expect(reason).toHaveValue('Rain');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reason).not.toBeInTheDocument());
    await expect(screen.getByRole('list', { name: 'Next' })).toBeVisible();
    // While a read is on its way the button waits, too; that read must have failed before the backend is well again.
    await waitFor(() => expect(clients.current().isFetching()).toBe(0));
    await control.setScenario('default');
    await userEvent.click(within(line).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(line).not.toBeInTheDocument());
    await expect(screen.getByRole('list', { name: 'Next' })).toBeVisible();
  },
});
/** The form that is open stays, with what was typed, although the booking itself cannot be loaded. */
export const CancellingStaysOpen = appStory({
  ...player,
  failures: [{ operation: 'getBooking', status: 500 }],
  play: async ({ userEvent }, { clients }) => {
    await openMenu(userEvent, (await rowOf(FREE_TO_GO)).row);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel booking' }));
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'Rain');
    const failed = () =>
      clients
        .current()
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.status === 'error' });
    await waitFor(() => expect(failed()).toHaveLength(1));
    await expect(reason).toHaveValue('Rain');
    await expect(reason).toBeVisible();
  },
});
export const ChangingTime = opened({ press: [FREE_TO_GO, 'Change time'], title: 'Change time' });
/** The old link to a booking that is too near: the telephone in place of the action. */
export const TooLateToCancel = appStory({
  ...player,
  play: async ({ userEvent, canvasElement }, app) => {
    await userEvent.click((await rowOf(/^Tuesday, November 24/)).button);
    await expect(await screen.findByRole('link', { name: 'Call the venue' })).toBeVisible();
    const { pathname, search } = app.router.state.location;
    await app.router.navigate(`${pathname}${search}&do=cancel`);
    const dialog = await screen.findByRole('dialog', { name: 'This booking cannot be cancelled' });
    await expect(canvasElement).toContainElement(dialog);
    await expect(dialog).toHaveTextContent('You could cancel until Monday, November 23, 18:00.');
    const call = within(dialog).getByRole('link', { name: /^Call Fusha e Liqenit: \+355/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+355\d{9}$/));
  },
});
/** Within the hour after booking. */
export const JustBooked = appStory({
  ...player,
  persona: 'everyone',
  play: async ({ userEvent }) => {
    await userEvent.click((await rowOf(/^\w+day, November/)).button);
    await expect(await screen.findByText(/You can cancel until Tuesday, November 24, 10:50/)).toBeVisible();
  },
});
export const UnknownBooking = appStory({
  ...player,
  route: '/bookings?booking=999999',
  shows: /This booking could not be found\./,
});
