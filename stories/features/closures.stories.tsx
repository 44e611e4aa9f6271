import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { passTo } from '../changed-plans.ts';
import { expectUnsent } from '../settled.ts';

export default {
  title: 'Features/Closures',
  // served by a development server, the dialog's code may take longer than a story waits
  loaders: [() => import('../../src/features/manage-booking/closure-dialog.tsx')],
} satisfies Meta;

/** The clock is looked at each second. */
const PATIENT = { timeout: 5_000 };

type Person = Pick<StoryContext, 'userEvent'>;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Fusha 2 of Fusha e Liqenit tonight from 18:00: an account, a walk-in, an account. */
const evening = (search = 'block=2_2026-11-24_13'): AppStoryOptions => ({
  route: `/admin/venue?${search}`,
  persona: 'owner',
  module: 'venue',
  entityId: 1,
});
const blocking = () => dialog('Block time');
async function threeHours({ userEvent }: Person) {
  const opened = await blocking();
  await userEvent.selectOptions(opened.getByLabelText('To hour'), '21:00');
  await opened.findByText('3 bookings are in this time.');
  const list = within(opened.getByRole('list', { name: 'Affected bookings' }));
  return { opened, list, rows: list.getAllByRole('listitem') };
}
const what = (row: HTMLElement | undefined) =>
  within(row ?? document.body).getByRole('combobox', { name: 'What happens' });
const send = async ({ userEvent }: Person) => {
  await userEvent.click((await blocking()).getByRole('button', { name: 'The court is under repair.' }));
  await userEvent.click((await blocking()).getByRole('button', { name: 'Block' }));
};

/** One of each: the proposed time is changed, a walk-in cannot be asked, and the deadline is said. */
export const OneOfEach = appStory({
  ...evening(),
  play: async (context, _, { control }) => {
    const { userEvent } = context;
    const { opened, rows } = await threeHours(context);
    await userEvent.selectOptions(what(rows[0]), 'Ask the player');
    await expect(rows[0]).toHaveTextContent('Can answer until 16:00. Without an answer the booking is cancelled.');
    await expect(rows[1]).toHaveTextContent('A walk-in cannot be asked.');
    await userEvent.selectOptions(what(rows[1]), 'Move');
    const time = within(rows[1] ?? document.body).getByRole('combobox', { name: 'New time' });
    await expect(within(time).getAllByRole('option')[0]).toHaveTextContent(/^19:00–20:00 · Fusha 1 · ALL.3,100$/);
    const choose = (name: RegExp) => userEvent.selectOptions(time, within(time).getByRole('option', { name }));
    await choose(/^17:00–18:00 · Fusha 2/);
    await expect(rows[1]).toHaveTextContent(/ALL.2,500, ALL.600 less$/);
    await choose(/^20:00–21:00 · Fusha 1/);
    await expect(rows[1]).toHaveTextContent(/ALL.3,100, same price$/);
    await userEvent.selectOptions(what(rows[2]), 'Cancel');
    await expect(opened.getByText('Move 1 · ask 1 · cancel 1')).toBeVisible();
    await send(context);
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel bookings and block?' }));
    await expect(question.getByText(/^1 booking will be cancelled\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel and block' }));
    await screen.findByText('The time is blocked.');
    const { bookings } = control.db.read;
    await expect(bookings.get(341)?.asked?.reason).toBe('The court is under repair.');
    await expect(bookings.get(342)?.court_id).not.toBe(2);
    await expect(bookings.get(343)).toMatchObject({ status: 'Unbooked', cancel_reason: 'The court is under repair.' });
  },
});
/** At once: the walk-in, who cannot be asked, keeps waiting for a choice. */
export const ForAll = appStory({
  ...evening(),
  wide: true,
  play: async (context, app, backend) => {
    const { userEvent } = context;
    const { opened, rows } = await threeHours(context);
    await userEvent.click(opened.getByRole('button', { name: 'Ask all' }));
    await expect(rows.map((row) => (what(row) as HTMLSelectElement).value)).toEqual(['ask', '', 'ask']);
    await send(context);
    await expect(await opened.findByText('Choose what happens to this booking.')).toBeVisible();
    await waitFor(() => expect(what(rows[1])).toHaveFocus());
    await userEvent.click(opened.getByRole('button', { name: 'Move all' }));
    const times = opened
      .getAllByRole('combobox', { name: 'New time' })
      .map((one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent);
    await expect(new Set(times).size).toBe(3);
    await expectUnsent('updateVenueBooking', app, backend);
  },
});
export const ForAllInAlbanian = appStory({
  ...evening(),
  language: 'sq',
  play: async ({ userEvent }) => {
    const opened = await dialog('Blloko orar');
    await userEvent.selectOptions(opened.getByLabelText('Deri në orën'), '21:00');
    await userEvent.click(await opened.findByRole('button', { name: 'Zhvendosi të gjitha' }));
    await expect(opened.getByText('Zhvendosen 3')).toBeVisible();
  },
});
/** Somebody booked meanwhile: the list is the server's, and what was chosen stays. */
export const BookedMeanwhile = appStory({
  ...evening('block=1_2026-11-24_13'),
  play: async (context, _, { control }) => {
    const { userEvent } = context;
    const opened = await blocking();
    await opened.findByText('No bookings in this time.');
    await userEvent.selectOptions(opened.getByLabelText('To hour'), '20:00');
    await opened.findByText('No bookings in this time.');
    await control.db.transact(async (tx) => {
      const { id: _id, ...like } = tx.bookings.get(341) ?? {};
      await tx.bookings.insert({ ...(like as NonNullable<ReturnType<typeof tx.bookings.get>>), court_id: 1 });
    });
    await send(context);
    await expect(await opened.findByRole('alert')).toHaveTextContent(
      'The bookings have changed meanwhile. Check them and block again.',
    );
    await expect(opened.getByRole('list', { name: 'Affected bookings' })).toHaveTextContent('Sokol Zeneli');
    await expect(opened.getByLabelText('Reason')).toHaveValue('The court is under repair.');
  },
});

/** Korti 2 of the club on Friday evening: its one player has until 16:00 to answer. */
const closed: AppStoryOptions = {
  route: '/admin/venue/calendar?date=2026-11-27&blocked=4',
  persona: 'everyone',
  module: 'venue',
  entityId: 3,
};
export const NotAnsweredYet = appStory({
  ...closed,
  play: async ({ userEvent }, _, { control }) => {
    const opened = await dialog('Blocked time');
    await expect(await opened.findByText('1 answer is still to come.')).toBeVisible();
    await expect(opened.getByText('Can answer until 16:00')).toBeVisible();
    await expect(
      opened.getByText('If you open this time again, this booking stays as it is, and whoever made it is told.'),
    ).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Open this time again' }));
    await screen.findByText('The time is open again.');
    await expect(control.db.read.closures.get(1)?.state).toBe('kept');
  },
});
export const NotAnsweredOnADesktop = appStory({
  ...closed,
  wide: true,
  shows: /Blocked by.*Era Krasniqi.*1 answer is still to come\..*Can answer until 16:00.*Open this time again/,
});
export const NotAnsweredInAlbanian = appStory({
  ...closed,
  language: 'sq',
  shows:
    /Mungon ende 1 përgjigje\..*Ka kohë të përgjigjet deri: 16:00.*njoftohet ai që e ka bërë\..*Hape përsëri këtë orar/,
});
export const Answered = appStory({
  ...closed,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      await tx.closures.update(1, { state: 'moved', settled_at: control.clock.now() });
      await tx.bookings.update(997, { asked: null, time_slot_id: 15 });
    }),
  shows: /Nobody has to answer any more.*Chose Fri, Nov 27.*Bookings that were moved or cancelled stay so/,
});
/** A court of a competition's game is given back when its organizers move the game. */
export const GivenBack = appStory({
  ...closed,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      await tx.closures.update(1, { state: 'cancelled', settled_at: control.clock.now() });
      const ofGame = { source: 'competition', user_id: null, guest_name: 'Liga e Lagjeve 2026' } as const;
      await tx.bookings.update(997, { asked: null, status: 'Unbooked', ...ofGame });
    }),
  shows: /Nobody has to answer any more.*Liga e Lagjeve 2026.*The game is moved, the court is free/,
});
export const OutcomesFailed = appStory({
  ...closed,
  failures: [{ operation: 'getVenueBlock', status: 500 }],
  shows: /Korti 2.*(Something went wrong|could not)/,
});
export const AskedInTheCalendar = appStory({
  ...closed,
  route: '/admin/venue/calendar?date=2026-11-27&booking=997',
  wide: true,
  shows: /The court is closed\. Answers until 16:00\./,
});

export const DeadlinePassesAtTheVenue = appStory({
  ...closed,
  play: async (_, __, backend) => {
    const opened = await dialog('Blocked time');
    await opened.findByText('Can answer until 16:00');
    passTo('2026-11-24T16:00:00+01:00', backend);

    await expect(await opened.findByText('No answer, cancelled', undefined, PATIENT)).toBeVisible();
    await expect(opened.getByText('Nobody has to answer any more.')).toBeVisible();
  },
});
