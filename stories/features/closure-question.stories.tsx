import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { passTo } from '../changed-plans.ts';

export default {
  title: 'Features/Closures/Question',
  // served by a development server, the dialog's code may take longer than a story waits
  loaders: [() => import('../../src/features/manage-booking/closure-dialog.tsx')],
} satisfies Meta;

/** The clock is looked at each second. */
const PATIENT = { timeout: 5_000 };

type Person = Pick<StoryContext, 'userEvent'>;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const asked: AppStoryOptions = { route: '/bookings?booking=997', persona: 'teamAdmin' };
const question = () => dialog('The court is closed');
export const Asked = appStory({
  ...asked,
  play: async () => {
    const opened = await question();
    await expect(
      opened.getByText('Answer until 16:00 (in 6 hours). Without an answer the booking is cancelled.'),
    ).toBeVisible();
    await expect(opened.getByText('Ndërrohet ndriçimi i fushës')).toBeVisible();
    await expect(within(opened.getByRole('list', { name: 'Free times' })).getAllByRole('button')).toHaveLength(6);
    await expect(opened.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  },
});
export const AskedOnADesktop = appStory({
  ...asked,
  wide: true,
  shows: /has closed Korti 2.*Answer until 16:00 \(in 6 hours\)\..*Free times.*Korti 4/,
});
export const AskedInAlbanian = appStory({
  ...asked,
  language: 'sq',
  shows: /ka mbyllur: Korti 2.*Pa përgjigje rezervimi anulohet\..*Orare të lira.*1300.Lekë/,
});
/** The row says until when, and opens the question. */
export const AskedInTheList = appStory({
  ...asked,
  route: '/bookings',
  play: async ({ userEvent }) => {
    const row = (await screen.findByText('Answer until 16:00')).closest('li');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Friday, November 27/ }));
    await question();
  },
});
export const ListInAlbanian = appStory({
  ...asked,
  route: '/bookings',
  language: 'sq',
  wide: true,
  shows: /Përgjigju deri: 16:00/,
});
export const Moved = appStory({
  ...asked,
  play: async ({ userEvent }, _, { control }) => {
    const times = within((await question()).getByRole('list', { name: 'Free times' }));
    const [first] = times.getAllByRole('button');
    if (first) await userEvent.click(first);
    await screen.findByText(/^Your new time: Fri, Nov 27, \d\d:00–\d\d:00, Korti \d\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(control.db.read.closures.get(1)?.state).toBe('moved');
    await waitFor(() => expect(screen.queryByText('Answer until 16:00')).toBeNull());
  },
});
export const Cancelled = appStory({
  ...asked,
  play: async ({ userEvent }, _, { control }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('The booking is cancelled, free of charge.');
    await expect(control.db.read.bookings.get(997)?.status).toBe('Unbooked');
  },
});
/** The venue opened the court a moment before: it is said, and the booking is one press away. */
export const SettledMeanwhile = appStory({
  ...asked,
  play: async ({ userEvent }, _, { control }) => {
    const opened = await question();
    await control.db.transact(async (tx) => {
      await tx.closures.update(1, { state: 'kept', settled_at: control.clock.now() });
      await tx.bookings.update(997, { asked: null });
    });
    await userEvent.click(opened.getByRole('button', { name: 'Cancel booking' }));
    await expect(await opened.findByText('The court is open again. Your booking stays as it was.')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'See booking' }));
    await dialog('Friday, November 27, 18:00–19:00');
    await expect(control.db.read.bookings.get(997)?.status).toBe('Confirmed');
  },
});
/** A time that somebody took a moment before is said, and the question stays open. */
export const TimeGone = appStory({
  ...asked,
  play: async ({ userEvent }, _, { control }) => {
    const opened = await question();
    const [first] = within(opened.getByRole('list', { name: 'Free times' })).getAllByRole('button');
    const named = first?.textContent ?? '';
    await control.db.transact(async (tx) => {
      const own = tx.bookings.get(997);
      if (!own) return;
      const { id: _id, asked: _asked, ...like } = own;
      for (const slot of [11, 12, 13, 14, 15])
        for (const court_id of [7, 8]) {
          const starts_at = own.starts_at + (slot - 13) * 3_600_000;
          await tx.bookings.insert({
            ...like,
            asked: null,
            user_id: 42,
            court_id,
            time_slot_id: slot,
            starts_at,
            ends_at: starts_at + 3_600_000,
          });
        }
    });
    if (first) await userEvent.click(first);
    await expect(await opened.findByText('That time has just gone. Choose another one.')).toBeVisible();
    const left = () => within(opened.getByRole('list', { name: 'Free times' })).getAllByRole('button');
    await waitFor(() => expect(left().map(({ textContent }) => textContent)).not.toContain(named));
  },
});
export const AnswerFailed = appStory({
  ...asked,
  failures: [{ operation: 'answerClosure', status: 500 }],
  play: async ({ userEvent }) => {
    const opened = await question();
    await userEvent.click(opened.getByRole('button', { name: 'Cancel booking' }));
    await opened.findByRole('alert');
    await expect(opened.getByRole('list', { name: 'Free times' })).toBeVisible();
  },
});
/** Nobody answered in time: the venue's cancellation says why. */
export const NotAnsweredInTime = appStory({
  ...asked,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      await tx.closures.update(1, { answer_until: control.clock.now() - 1 });
      await tx.bookings.update(997, {
        asked: { until: control.clock.now() - 1, reason: 'Ndërrohet ndriçimi i fushës' },
      });
    }),
  shows: /nobody answered in time: the venue cancelled this booking.*by the venue.*Ndërrohet ndriçimi/,
});

/** Where nobody announces it: the deadline passes while the list and the dialog are open. */
export const DeadlinePassesInTheList = appStory({
  ...asked,
  route: '/bookings',
  play: async (_, __, backend) => {
    await screen.findByText('Answer until 16:00');
    passTo('2026-11-24T16:00:00+01:00', backend);
    await waitFor(() => expect(screen.queryByText('Answer until 16:00')).toBeNull(), PATIENT);
    await waitFor(() => expect(screen.queryByRole('button', { name: /18:00–19:00$/ })).toBeNull());
  },
});
export const DeadlinePassesInTheDialog = appStory({
  ...asked,
  play: async (_, __, backend) => {
    const opened = await question();
    passTo('2026-11-24T16:00:00+01:00', backend);
    await expect(await opened.findByText(/nobody answered in time/, undefined, PATIENT)).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  },
});

const noticed: AppStoryOptions = { route: '/notifications', persona: 'teamAdmin' };
const notice = async () =>
  within((await screen.findByRole('link', { name: /^The court is closed:/ })).closest('li') ?? document.body);
const choosing = async ({ userEvent }: Person) => {
  await userEvent.click(await (await notice()).findByRole('button', { name: 'Choose' }));
  return question();
};
/** Answered over the list of notifications: the focus stays with the notification. */
export const ChosenInNotifications = appStory({
  ...noticed,
  play: async (context, { router }, { control }) => {
    const row = await notice();
    const opened = await choosing(context);
    const [first] = within(await opened.findByRole('list', { name: 'Free times' })).getAllByRole('button');
    if (first) await context.userEvent.click(first);
    await screen.findByText(/^Your new time: Fri, Nov 27/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row.getByRole('link')).toHaveFocus());
    await expect(row.queryByRole('button')).toBeNull();
    await expect(control.db.read.closures.get(1)?.state).toBe('moved');
    await expect(router.state.location).toMatchObject({ pathname: '/notifications', search: '' });
  },
});
/** In another profile, and cancelled. */
export const CancelledInNotifications = appStory({
  ...noticed,
  module: 'team',
  wide: true,
  play: async (context, _, { control }) => {
    await context.userEvent.click((await choosing(context)).getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('The booking is cancelled, free of charge.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(control.db.read.bookings.get(997)?.status).toBe('Unbooked');
  },
});
/** Closed without an answer, the question can be opened again. */
export const LeftInNotifications = appStory({
  ...noticed,
  play: async (context) => {
    await context.userEvent.click((await choosing(context)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect((await notice()).getByRole('button', { name: 'Choose' })).toHaveFocus());
  },
});
export const NotificationsInAlbanian = appStory({ ...noticed, language: 'sq', shows: /Zgjidh/ });
/** Nothing is left to choose: the deadline passes, or the venue opens the time again. */
export const TooLateInNotifications = appStory({
  ...noticed,
  play: async (_, __, backend) => {
    const row = await notice();
    await row.findByRole('button', { name: 'Choose' });
    passTo('2026-11-24T16:00:00+01:00', backend);
    await waitFor(() => expect(row.queryByRole('button')).toBeNull(), PATIENT);
  },
});
export const SettledInNotifications = appStory({
  ...noticed,
  prepare: ({ control }) =>
    control.db.transact(async (tx) => {
      await tx.closures.update(1, { state: 'kept', settled_at: control.clock.now() });
      await tx.bookings.update(997, { asked: null });
    }),
  play: async () => {
    const row = await notice();
    await waitFor(() => expect(row.queryByRole('button')).toBeNull());
    await expect(row.getByRole('link')).toBeVisible();
  },
});
