import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectUnsent } from '../settled.ts';

export default { title: 'Features/Venue desk forms' } satisfies Meta;

/** Fusha e Liqenit; Fusha 1 is free tonight from 18:00 to 22:00, Fusha 2 taken then. */
const at = (search: string): AppStoryOptions => ({
  route: `/admin/venue?${search}`,
  persona: 'owner',
  module: 'venue',
  entityId: 1,
});
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Not that of a time which could be chosen. */
const PRICE = { selector: 'strong' };
type Person = Pick<StoryContext, 'userEvent'>;

const BOOK = 'book=1_2026-11-24_13';
const booking = () => dialog('Book for somebody');
const book = async ({ userEvent }: Person) => userEvent.click((await booking()).getByRole('button', { name: 'Book' }));

export const WalkIn = appStory({
  ...at(BOOK),
  play: async ({ userEvent }) => {
    const opened = await booking();
    await expect(await opened.findByText('ALL 4,400', PRICE)).toBeVisible();
    await userEvent.click(opened.getByRole('radio', { name: '2 hours' }));
    await expect(await opened.findByText('ALL 8,800', PRICE)).toBeVisible();
    await expect(opened.getByText('Fusha 1, Tue, Nov 24, 18:00–20:00')).toBeVisible();
    await userEvent.type(opened.getByLabelText('Name'), 'Ana Leka');
    await book({ userEvent });
    await screen.findByText('Booked for Ana Leka');
    await userEvent.click(screen.getByRole('button', { name: 'See booking' }));
    await expect((await dialog('Ana Leka')).getByText('18:00–20:00')).toBeVisible();
  },
});
export const BookOnADesktop = appStory({ ...at(BOOK), wide: true, play: async () => void (await booking()) });
export const BookInAlbanian = appStory({
  ...at(BOOK),
  language: 'sq',
  shows: /Rezervo për dikë.*Kur dhe ku.*Fusha 1, mar, 24 nën, 18:00–19:00.*E sheh edhe lojtari\..*4400.Lekë/,
});
/** A name is all that a walk-in needs. */
export const NameMissing = appStory({
  ...at(BOOK),
  play: async (context, app, backend) => {
    await book(context);
    await expect(await (await booking()).findByText('Name is required.')).toBeVisible();
    await expectUnsent('createVenueBooking', app, backend);
  },
});
export const Member = appStory({
  ...at(BOOK),
  play: async ({ userEvent }) => {
    const opened = await booking();
    await userEvent.click(opened.getByRole('radio', { name: 'Member' }));
    await userEvent.type(opened.getByRole('combobox', { name: 'Search by name or phone' }), 'Arben Hox');
    await userEvent.click(await opened.findByRole('option', { name: /Arben Hoxha/ }));
    await book({ userEvent });
    await screen.findByText('Booked for Arben Hoxha');
  },
});
/** Hours that are not free in a row cannot be chosen. */
export const OnlyOneHourFree = appStory({
  ...at('book=3_2026-11-24_18'),
  play: async () => {
    const opened = await booking();
    await waitFor(() => expect(opened.getByRole('radio', { name: '2 hours' })).toBeDisabled());
    await expect(opened.getByRole('radio', { name: '1 hour' })).toBeEnabled();
  },
});
/** Without a place from the calendar everything is chosen here. */
export const PlaceChosen = appStory({
  ...at('book=1'),
  play: async ({ userEvent }) => {
    const opened = await booking();
    await opened.findByRole('option', { name: 'Fusha 2' });
    await userEvent.selectOptions(opened.getByLabelText('Court'), 'Fusha 2');
    await userEvent.click(await opened.findByRole('button', { name: /^22:00–23:00 ALL.2,500$/ }));
    await userEvent.type(opened.getByLabelText('Name'), 'Ana Leka');
    await book({ userEvent });
    await screen.findByText('Booked for Ana Leka');
  },
});
/** Thursdays at 19:00: week 3 is taken, week 6 is closed (design §5). */
export const WeeklyWithConflicts = appStory({
  ...at('book=1_2026-11-26_14'),
  play: async ({ userEvent }) => {
    const opened = await booking();
    await userEvent.type(opened.getByLabelText('Name'), 'Ana Leka');
    await userEvent.click(opened.getByRole('switch', { name: 'Every week' }));
    await book({ userEvent });
    await expect(await opened.findByText('2 weeks need your choice')).toBeVisible();
    const weeks = within(opened.getByRole('list', { name: 'Weeks' }));
    const [move] = weeks.getAllByRole('button', { name: /^Change to/ });
    if (move) await userEvent.click(move);
    const skip = weeks.getAllByRole('button', { name: 'Skip this week' }).at(-1);
    if (skip) await userEvent.click(skip);
    await expect(await opened.findByText('Total for 11 sessions')).toBeVisible();
    await book({ userEvent });
    await screen.findByText('Booked for Ana Leka');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** Taken meanwhile: it is said, what was typed stays, and the free times are fresh. */
export const TakenMeanwhile = appStory({
  ...at(BOOK),
  failures: [{ operation: 'createVenueBooking', status: 409 }],
  play: async ({ userEvent }) => {
    const opened = await booking();
    await opened.findByText('ALL 4,400', PRICE);
    await userEvent.type(opened.getByLabelText('Name'), 'Ana Leka');
    await book({ userEvent });
    await opened.findByRole('alert');
    await expect(opened.getByLabelText('Name')).toHaveValue('Ana Leka');
  },
});
/** The booking was made although the answer was lost (R11): it is found, and not made twice. */
export const BookingAnswerLost = appStory({
  ...at(BOOK),
  failures: [{ operation: 'createVenueBooking', status: 'lost' }],
  play: async ({ userEvent }, _, { control }) => {
    const opened = await booking();
    await opened.findByText('ALL 4,400', PRICE);
    await userEvent.type(opened.getByLabelText('Name'), 'Ana Leka');
    await book({ userEvent });
    await screen.findByText('Booked for Ana Leka');
    await expect(control.db.read.bookings.all().filter(({ guest_name }) => guest_name === 'Ana Leka')).toHaveLength(1);
  },
});
export const BookOffline = appStory({
  ...at(BOOK),
  failures: [{ operation: 'createVenueBooking', status: 'reset' }],
  play: async ({ userEvent }) => {
    const opened = await booking();
    await opened.findByText('ALL 4,400', PRICE);
    await userEvent.type(opened.getByLabelText('Name'), 'Ana Leka');
    await book({ userEvent });
    await expect(await opened.findByRole('alert')).toHaveTextContent(/Check your connection/);
    await expect(opened.getByLabelText('Name')).toHaveValue('Ana Leka');
  },
});

const moving = () => dialog('Change time or court');
const save = async ({ userEvent }: Person) =>
  userEvent.click((await moving()).getByRole('button', { name: 'Save new time' }));
/** Dropped on another court: from where, to where, and for how much; one press does it. */
export const Dropped = appStory({
  ...at('move=3&to=1_2026-11-24_13'),
  play: async ({ userEvent }, _, { control }) => {
    const opened = await moving();
    await expect(opened.getByText('Fusha 3, Tue, Nov 24, 18:00–19:00')).toBeVisible();
    await expect(await opened.findByText('Fusha 1, Tue, Nov 24, 18:00–19:00')).toBeVisible();
    await expect(opened.getByText('The new time costs ALL 1,300 more.')).toBeVisible();
    await save({ userEvent });
    await screen.findByText('The booking is moved.');
    await expect(control.db.read.bookings.get(3)).toMatchObject({ court_id: 1, price: 3100 });
  },
});
export const NewPriceTaken = appStory({
  ...at('move=3&to=1_2026-11-24_13'),
  wide: true,
  play: async ({ userEvent }, _, { control }) => {
    const opened = await moving();
    await userEvent.click(await opened.findByRole('radio', { name: /^Take ALL.4,400$/ }));
    await save({ userEvent });
    await screen.findByText('The booking is moved.');
    await expect(control.db.read.bookings.get(3)).toMatchObject({ court_id: 1, price: 4400 });
  },
});
export const Moving = appStory({
  ...at('move=3'),
  play: async ({ userEvent }) => {
    const opened = await moving();
    await save({ userEvent });
    await expect(await opened.findByText('A time slot must be selected.')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: /^17:00–18:00 ALL.2,500$/ }));
    await expect(opened.getByText('The new time costs ALL 600 less.')).toBeVisible();
  },
});
export const MovingInAlbanian = appStory({
  ...at('move=3'),
  language: 'sq',
  shows: /Ndrysho orarin ose fushën.*Arben Hoxha.*Fusha 3, mar, 24 nën, 18:00–19:00.*Ruaj orarin e ri/,
});
export const DroppedWhereItIsTaken = appStory({
  ...at('move=3&to=2_2026-11-24_13'),
  play: async () => {
    await expect(await (await moving()).findByText('Choose a time')).toBeVisible();
  },
});
export const MoveRefused = appStory({
  ...at('move=3&to=1_2026-11-24_13'),
  failures: [{ operation: 'updateVenueBooking', status: 409 }],
  play: async ({ userEvent }) => {
    const opened = await moving();
    await opened.findByText('Fusha 1, Tue, Nov 24, 18:00–19:00');
    await save({ userEvent });
    await opened.findByRole('alert');
    await expect(opened.getByText('Fusha 1, Tue, Nov 24, 18:00–19:00')).toBeVisible();
  },
});
export const FreeTimesFailed = appStory({
  ...at('move=3'),
  failures: [{ operation: 'getVenueCalendar', status: 500 }],
  shows: /We could not load the free times/,
});

const blocking = () => dialog('Block time');
const block = async ({ userEvent }: Person) =>
  userEvent.click((await blocking()).getByRole('button', { name: 'Block' }));
export const BlockFreeTime = appStory({
  ...at('block=1_2026-11-24_13'),
  play: async ({ userEvent }) => {
    const opened = await blocking();
    await expect(await opened.findByText('No bookings in this time.')).toBeVisible();
    await block({ userEvent });
    await expect(await opened.findByText('Field is required.')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'The court is under repair.' }));
    await block({ userEvent });
    await screen.findByText('The time is blocked.');
  },
});
export const BlockInAlbanian = appStory({
  ...at('block=2_2026-11-24_13'),
  language: 'sq',
  shows: /Fusha është në riparim\..*Në këtë kohë ka 1 rezervim\..*Sokol Zeneli.*3100.Lekë.*Çfarë ndodh.*Pyet lojtarin/,
});
export const BlockOnADesktop = appStory({
  ...at('block=2_2026-11-24_13'),
  wide: true,
  shows: /1 booking is in this time\..*Sokol Zeneli.*18:00–19:00 · Fusha 2.*What happens.*Ask the player/,
});
export const NoCourtChosen = appStory({
  ...at('block=1'),
  play: async (context) => {
    const opened = await blocking();
    await opened.findByRole('checkbox', { name: 'Fusha 1' });
    await block(context);
    await waitFor(() => expect(opened.getByRole('group', { name: 'Courts' })).toHaveTextContent('Choose at least 1'));
  },
});
/** Nothing is sent before it is chosen what happens to a booking; a cancellation is asked once more. */
export const BlockOverBookings = appStory({
  ...at('block=2_2026-11-24_13'),
  play: async ({ userEvent }, _, { control }) => {
    const opened = await blocking();
    const affected = within(await opened.findByRole('list', { name: 'Affected bookings' }));
    await expect(affected.getAllByRole('listitem')).toHaveLength(1);
    await expect(affected.getByRole('listitem')).toHaveTextContent(/Sokol ZeneliTue, Nov 24, 18:00–19:00 · Fusha 2/);
    await userEvent.click(opened.getByRole('button', { name: 'The court is under repair.' }));
    await block({ userEvent });
    await expect(await opened.findByText('Choose what happens to this booking.')).toBeVisible();
    await userEvent.selectOptions(affected.getByRole('combobox', { name: 'What happens' }), 'Cancel');
    await block({ userEvent });
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel bookings and block?' }));
    await expect(question.getByText(/^1 booking will be cancelled\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel and block' }));
    await screen.findByText('The time is blocked.');
    await expect(control.db.read.bookings.get(341)).toMatchObject({
      status: 'Unbooked',
      cancel_reason: 'The court is under repair.',
    });
  },
});

const BLOCKED = 'date=2026-12-31&blocked=1';
export const OpenedAgain = appStory({
  ...at(BLOCKED),
  play: async ({ userEvent }) => {
    const opened = await dialog('Blocked time');
    await expect(opened.getByText('Fusha 1, Fusha 2, and Fusha 3')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Open this time again' }));
    await screen.findByText('The time is open again.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** Staff read why, and no more (design §3). */
export const BlockedForStaff = appStory({
  ...at(BLOCKED),
  persona: 'venueStaff',
  play: async () => {
    const opened = await dialog('Blocked time');
    await expect(opened.getByText('Mirëmbajtje e ndriçimit')).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Open this time again' })).toBeNull();
  },
});
export const NotBlockedAnyMore = appStory({ ...at('blocked=999'), shows: /This time is not blocked any more\./ });
