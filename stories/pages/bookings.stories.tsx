import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { expectLook, type Look } from '../confirmation-look.ts';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Bookings' } satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listBookings', status } as const];

export const Ready = appStory({ ...player, shows: /\d+ bookings/ });
export const OnADesktop = appStory({ ...player, wide: true });
export const Past = appStory({ ...player, route: '/bookings?tab=past' });
export const SecondPage = appStory({ ...player, route: '/bookings?page=2' });
export const Loading = appStory({ ...player, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({ ...player, scenario: 'empty', shows: /You have no upcoming bookings\./ });
export const Error = appStory({ ...player, failures: failing(500), shows: /Your bookings could not be loaded\./ });
export const Recovered = appStory({
  ...player,
  failures: failing(500),
  shows: /Your bookings could not be loaded\./,
  recovers: /14 bookings/,
});
/** Guests are asked to sign in, in place. */
export const Guest = appStory({ route: '/bookings', shows: /Sign in/ });
/** Bookings belong to the player's own profile (R6). */
export const Forbidden = appStory({
  ...player,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});

/** Not one of them is offered to be cancelled or moved. */
export const PastUnbooked = appStory({
  ...player,
  route: '/bookings?tab=past&status=unbooked',
  shows: /cancelled by the venue.*cancelled by you.*declined.*expired/,
});
export const PastNothingPlayed = appStory({
  ...player,
  scenario: 'empty',
  route: '/bookings?tab=past&status=played',
  shows: /You have not played yet\./,
});

interface Opening {
  /** Name and place of the button. */
  press: [name: string, index: number];
  /** What the dialog is called, from its first frame on. */
  title: string;
  /** The answer of getBooking never comes. */
  waits?: true;
  /** Of a confirmation. */
  look?: Look;
}

/** Opens a dialog of the page and notes every title that a dialog shows meanwhile. */
const opened = ({ press: [name, index], title, waits, look }: Opening) =>
  appStory({
    ...player,
    ...(waits && { failures: [{ operation: 'getBooking', status: 'never' as const }] }),
    play: async ({ userEvent, canvasElement }) => {
      const button = (await screen.findAllByRole('button', { name }, PATIENT))[index];
      if (!button) throw new RangeError(`no button ${name} at ${index}`);
      const seen = watchTitles(canvasElement);
      await userEvent.click(button);
      const dialog = await waitFor(() => {
        const open = canvasElement.querySelector<HTMLElement>('dialog[open]');
        if (!open || (!waits && open.querySelector('[aria-busy="true"]'))) throw new RangeError('no dialog yet');
        return open;
      }, PATIENT);
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

export const Details = opened({ press: ['Booking details', 3], title: 'Monday, November 30, 20:00–21:00' });
export const DetailsLoading = opened({
  press: ['Booking details', 3],
  title: 'Monday, November 30, 20:00–21:00',
  waits: true,
});
const danger: Look = { icon: 'triangle-alert', ground: 'coloured' };
export const Cancelling = opened({ press: ['Cancel booking', 0], title: 'Cancel this booking?', look: danger });
export const CancellingASession = opened({
  press: ['Cancel booking', 2],
  title: 'Cancel this session?',
  look: danger,
});
export const EndingWeekly = opened({
  press: ['End weekly booking', 0],
  title: 'End this weekly booking?',
  look: danger,
});
export const EndingWeeklyLoading = opened({
  press: ['End weekly booking', 0],
  title: 'End this weekly booking?',
  waits: true,
});
/** The list and the open form stay when a refresh fails; a quiet line offers to try again. */
export const RefreshFailed = appStory({
  ...player,
  play: async ({ userEvent }, { clients }, { control }) => {
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel booking' }, PATIENT);
    if (!cancel) throw new RangeError('no booking');
    await userEvent.click(cancel);
    const reason = await screen.findByRole('textbox', { name: /^Reason/ }, PATIENT);
    await userEvent.type(reason, 'Rain');
    control.addFailure({ operation: 'listBookings', status: 500 });
    control.addFailure({ operation: 'getBooking', status: 500 });
    void clients.current().invalidateQueries();
    const line = (await screen.findByText('Could not refresh.', {}, PATIENT)).parentElement;
    if (!line) throw new RangeError('no line');
    await expect(reason).toBeVisible();
    await expect(reason).toHaveValue('Rain');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('list', { name: 'Upcoming' })).toBeVisible();
    await control.setScenario('default');
    await userEvent.click(within(line).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(line).not.toBeInTheDocument(), PATIENT);
    await expect(screen.getByRole('list', { name: 'Upcoming' })).toBeVisible();
  },
});
/** The form that is open stays, with what was typed, although the booking itself cannot be loaded. */
export const CancellingStaysOpen = appStory({
  ...player,
  failures: [{ operation: 'getBooking', status: 500 }],
  play: async ({ userEvent }, { clients }) => {
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel booking' }, PATIENT);
    if (!cancel) throw new RangeError('no booking');
    await userEvent.click(cancel);
    const reason = await screen.findByRole('textbox', { name: /^Reason/ }, PATIENT);
    await userEvent.type(reason, 'Rain');
    const failed = () =>
      clients
        .current()
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.status === 'error' });
    await waitFor(() => expect(failed()).toHaveLength(1), PATIENT);
    await expect(reason).toHaveValue('Rain');
    await expect(reason).toBeVisible();
  },
});
export const ChangingTime = opened({ press: ['Change time', 0], title: 'Change time' });
/** The old link to a booking that is too near: the telephone in place of the action. */
export const TooLateToCancel = appStory({
  ...player,
  shows: /Call venue/,
  play: async ({ userEvent, canvasElement }, app) => {
    const button = (await screen.findAllByRole('button', { name: 'Booking details' }, PATIENT))[0];
    if (!button) throw new RangeError('no booking');
    await userEvent.click(button);
    const { pathname, search } = app.router.state.location;
    await app.router.navigate(`${pathname}${search}&do=cancel`);
    const dialog = await screen.findByRole('dialog', { name: 'This booking cannot be cancelled' }, PATIENT);
    await expect(canvasElement).toContainElement(dialog);
    await expect(dialog).toHaveTextContent('It could be cancelled until Monday, November 23, 18:00.');
    const call = within(dialog).getByRole('link', { name: /^Call Fusha e Liqenit: \+355/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+355\d{9}$/));
  },
});
/** Within the hour after booking. */
export const JustBooked = appStory({
  ...player,
  persona: 'everyone',
  play: async ({ userEvent }) => {
    const button = (await screen.findAllByRole('button', { name: 'Booking details' }, PATIENT))[0];
    if (!button) throw new RangeError('no booking');
    await userEvent.click(button);
    await expect(await screen.findByText(/Possible until Tuesday, November 24, 10:50/, {}, PATIENT)).toBeVisible();
  },
});
export const UnknownBooking = appStory({
  ...player,
  route: '/bookings?booking=999999',
  shows: /This booking could not be found\./,
});
