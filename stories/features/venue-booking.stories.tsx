import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { BookingRecord } from '../../mocks/db/records.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';

export default { title: 'Features/Venue booking' } satisfies Meta;

/** At Fusha e Liqenit: tonight's of the player, one that has begun, and a session of a weekly one. */
const TONIGHT = 3;
const BEGUN = 339;
const WEEKLY = 89;
/** At Arena Dajti. */
const REQUEST = 708;

const at = (search: string): AppStoryOptions => ({
  route: `/admin/venue?${search}`,
  persona: 'owner',
  module: 'venue',
  entityId: 1,
});
const request = (search: string): AppStoryOptions => ({ ...at(search), entityId: 2 });
const dialog = async (name: string | RegExp, role = 'dialog') => within(await screen.findByRole(role, { name }));
const player = () => dialog('Arben Hoxha');
/** The booking as the database has it. */
const stored = (id: number, changes: Partial<BookingRecord>): Pick<AppStoryOptions, 'prepare'> => ({
  prepare: ({ control }) => control.db.transact((tx) => tx.bookings.update(id, changes)),
});
const buttonsOf = (opened: Awaited<ReturnType<typeof dialog>>) =>
  opened.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));
/** The menu's code is loaded when it is first opened. */
const openMenu = async ({ userEvent }: Pick<StoryContext, 'userEvent'>) => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

export const Confirmed = appStory({
  ...at(`booking=${TONIGHT}`),
  play: async () => {
    const opened = await player();
    await opened.findByRole('list', { name: 'History' });
    await expect(opened.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+355690000001');
    await expect(opened.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/355690000001');
    await expect(opened.getByText('Tuesday, November 24, 2026')).toBeVisible();
    await expect(opened.getByText('Fusha 3 · Football')).toBeVisible();
    await expect(opened.getByText('ALL 3,100')).toBeVisible();
    // it has not begun
    await expect(opened.queryByRole('switch', { name: 'Did not come' })).toBeNull();
    await expect(buttonsOf(opened)).toEqual(['Close', 'Add note', 'Cancel booking', 'Change time or court']);
  },
});
export const OnADesktop = appStory({
  ...at(`booking=${WEEKLY}`),
  wide: true,
  play: async () => void (await dialog('Fjolla Elezi')),
});
export const InAlbanian = appStory({
  ...at(`booking=${WEEKLY}`),
  language: 'sq',
  shows: /Rezervim javor.*seanca më 24 nën.*nga lojtari.*Historiku\s*U rezervua.*Ndrysho orarin ose fushën/,
});

export const Pending = appStory({
  ...request(`booking=${REQUEST}`),
  play: async (context) => {
    const opened = await dialog('Kreshnik Muça');
    await expect(opened.getByText('Tuesday, November 24, 16:42')).toBeVisible();
    await expect(buttonsOf(opened)).toEqual(['Close', 'Add note', 'More actions', 'Decline', 'Confirm']);
    await expect(opened.queryByRole('switch')).toBeNull();
    await expect(await openMenu(context)).toEqual(['Change time or court']);
  },
});
/** A weekly request is declined as a whole. */
export const WeeklyDeclined = appStory({
  ...request(`booking=${REQUEST}`),
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      const { court_id, venue_id, user_id, time_slot_id, slot_count, date, created_at } = tx.bookings.get(REQUEST)!; // seeded
      const series = await tx.series.insert({
        court_id,
        venue_id,
        user_id: user_id ?? 1,
        time_slot_id,
        slot_count,
        created_at,
        weekday: 4,
        starts_on: date,
        ends_on: null,
        status: 'active',
        skipped_dates: [],
      });
      await tx.bookings.update(REQUEST, { series_id: series.id });
    }),
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click((await dialog('Kreshnik Muça')).getByRole('button', { name: 'Decline' }));
    await screen.findByRole('button', { name: 'Keep booking' });
    const question = await dialog('Decline this request?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'The court is taken.' }));
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    await screen.findByText('The request is declined.');
    const sent = backend.calls.filter(({ operation }) => operation === 'cancelVenueBooking');
    await expect(sent.map(({ request: body }) => body)).toEqual([
      { module: 'venue', reason: 'The court is taken.', scope: 'series' },
    ]);
  },
});
/** The dialog stays, with what may be done next, and the focus stays in it. */
export const ConfirmedInItsDialog = appStory({
  ...request(`booking=${REQUEST}`),
  play: async ({ userEvent }) => {
    const opened = await dialog('Kreshnik Muça');
    await userEvent.click(opened.getByRole('button', { name: 'Confirm' }));
    await expect(await opened.findByRole('button', { name: 'Cancel booking' })).toBeVisible();
    await expect(opened.getByRole('heading', { name: 'Kreshnik Muça' })).toHaveFocus();
    await expect(opened.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
});

export const Weekly = appStory({
  ...at(`booking=${WEEKLY}`),
  play: async (context) => {
    const opened = await dialog('Fjolla Elezi');
    await expect(await opened.findByText('Tuesdays 20:00 · session of Nov 24')).toBeVisible();
    await expect(await openMenu(context)).toEqual(['End weekly booking']);
  },
});

/** Staff may do all of this: blocking courts is another matter (design §3). */
export const ForStaff = appStory({
  ...at(`booking=${TONIGHT}`),
  persona: 'venueStaff',
  play: async () =>
    expect(buttonsOf(await player())).toEqual(['Close', 'Add note', 'Cancel booking', 'Change time or court']),
});

export const Begun = appStory({
  ...at(`booking=${BEGUN}`),
  play: async ({ userEvent }) => {
    const opened = await dialog('Zeneli');
    const missed = () => opened.getByRole('switch', { name: 'Did not come' });
    await userEvent.click(missed());
    await waitFor(() => expect(missed()).toBeChecked());
    const history = within(await opened.findByRole('list', { name: 'History' }));
    await waitFor(() => expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Did not comeMirela Gjoka/));
  },
});
/** Shown at once, and taken back when it fails. */
export const PaidRefused = appStory({
  ...at(`booking=${TONIGHT}`),
  failures: [{ operation: 'updateVenueBooking', status: 500 }],
  play: async ({ userEvent }) => {
    const opened = await player();
    await userEvent.click(opened.getByRole('switch', { name: 'Paid (cash)' }));
    await screen.findByText('Something went wrong.');
    await waitFor(() => expect(opened.getByRole('switch', { name: 'Paid (cash)' })).not.toBeChecked());
  },
});
export const PaidAtOnce = appStory({
  ...at(`booking=${TONIGHT}`),
  failures: [{ operation: 'updateVenueBooking', status: 'never' }],
  play: async ({ userEvent }) => {
    const opened = await player();
    await userEvent.click(opened.getByRole('switch', { name: 'Paid (cash)' }));
    await waitFor(() => expect(opened.getByRole('switch', { name: 'Paid (cash)' })).toBeChecked());
  },
});
export const Past = appStory({
  ...at('booking=336'),
  clock: 'lateEvening',
  play: async () => {
    const opened = await dialog('Besa Bardhi');
    await expect(buttonsOf(opened)).toEqual(['Close', 'Add note']);
    await expect(opened.getByRole('switch', { name: 'Did not come' })).toBeVisible();
  },
});

/** Nothing is left to do, and why it ended is said as the venue reads it. */
export const CancelledByPlayer = appStory({
  ...at(`booking=${TONIGHT}`),
  ...stored(TONIGHT, { status: 'Unbooked', cancelled_at: Date.UTC(2026, 10, 23, 9), cancelled_by: 'user' }),
  play: async () => {
    const opened = await player();
    await expect(opened.getByText('by the player')).toBeVisible();
    await expect(buttonsOf(opened)).toEqual(['Close']);
  },
});
export const WalkInWithoutNumber = appStory({
  ...at(`booking=${BEGUN}`),
  ...stored(BEGUN, { guest_name: 'Ana', guest_phone: null }),
  play: async () => {
    const opened = await dialog('Ana');
    await expect(opened.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(opened.getByText('Nov 16, 2026, 09:00, by the venue')).toBeVisible();
  },
});
export const LongNames = appStory({
  ...at(`booking=${BEGUN}`),
  ...stored(BEGUN, { guest_name: 'Shqiponjatelumitmalitedetit '.repeat(3).trim(), note: 'x'.repeat(300) }),
  play: async () => void (await dialog(/^Shqiponjatelumit/)),
});

export const NoteWritten = appStory({
  ...at(`booking=${TONIGHT}`),
  play: async ({ userEvent }) => {
    const opened = await player();
    await userEvent.click(opened.getByRole('button', { name: 'Add note' }));
    await expect(opened.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.keyboard('Brings their own ball');
    await userEvent.click(opened.getByRole('button', { name: 'Save note' }));
    await expect(await opened.findByRole('button', { name: 'Edit note' })).toHaveFocus();
    await expect(opened.getByText('Brings their own ball')).toBeVisible();
  },
});

export const Unknown = appStory({
  ...at('booking=999999'),
  play: async () => {
    await expect((await dialog('Booking details')).getByText('This booking could not be found.')).toBeVisible();
  },
});
export const Failed = appStory({
  ...at(`booking=${TONIGHT}`),
  failures: [{ operation: 'getVenueBooking', status: 500 }],
  shows: /Try again/,
  recovers: /ALL 3,100/,
});
export const Loading = appStory({
  ...at(`booking=${TONIGHT}`),
  failures: [{ operation: 'getVenueBooking', status: 'never' }],
  awaits: 'data',
});

const cancelling = async (name = 'Cancel this booking?') => dialog(name, 'alertdialog');
export const Cancelling = appStory({
  ...at(`booking=${TONIGHT}&do=cancel`),
  play: async ({ userEvent }) => {
    const opened = await cancelling();
    // one session: nothing to choose
    await expect(opened.queryByRole('radio')).toBeNull();
    await userEvent.click(opened.getByRole('button', { name: 'The weather does not allow it.' }));
    await userEvent.click(opened.getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('The booking is cancelled.');
  },
});
export const CancellingASession = appStory({
  ...at(`booking=${WEEKLY}&do=cancel`),
  play: async ({ userEvent }) => {
    const opened = await cancelling();
    await userEvent.click(opened.getByRole('radio', { name: 'This and later' }));
    await expect(opened.getByRole('button', { name: 'End weekly booking' })).toBeVisible();
    await userEvent.click(opened.getByRole('radio', { name: 'This session' }));
    await expect(opened.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  },
});
/** Cancelled by a colleague meanwhile: it is said, and what was typed stays. */
export const CancellingTooLate = appStory({
  ...at(`booking=${TONIGHT}&do=cancel`),
  failures: [{ operation: 'cancelVenueBooking', status: 409 }],
  play: async ({ userEvent }) => {
    const opened = await cancelling();
    await userEvent.type(opened.getByLabelText('Reason'), 'Rain');
    await userEvent.click(opened.getByRole('button', { name: 'Cancel booking' }));
    await opened.findByRole('alert');
    await expect(opened.getByLabelText('Reason')).toHaveValue('Rain');
  },
});
/** An old link to what cannot be cancelled any more shows the booking. */
export const CannotBeCancelled = appStory({
  ...at('booking=336&do=cancel'),
  clock: 'lateEvening',
  play: async () => void (await dialog('Besa Bardhi')),
});
