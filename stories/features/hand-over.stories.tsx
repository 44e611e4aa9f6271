import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { FREE_TO_GO, openMenu, rowOf, type UserEvent } from '../booking-rows.ts';
import { passTo } from '../changed-plans.ts';
import { expectLook } from '../confirmation-look.ts';
import { expectUnsent } from '../settled.ts';

export default {
  title: 'Features/Hand over',
  // served by a development server, the menu's code may take longer than a story waits
  loaders: [() => import('../../src/shared/ui/floating-parts.ts')],
} satisfies Meta;

const player = { route: '/bookings', persona: 'player' } as const;
// as seeded: she offers him a football hour
const giver = { route: '/bookings', persona: 'organizationManager' } as const;
const receiver = { route: '/bookings', persona: 'teamAdmin' } as const;

async function handingOver(userEvent: UserEvent, row: RegExp) {
  await openMenu(userEvent, (await rowOf(row)).row);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hand over' }));
  const search = await screen.findByRole('combobox', { name: 'Search by name or phone' });
  return within(screen.getAllByRole('dialog').find((one) => one.contains(search)) ?? search);
}

export const Empty = appStory({
  ...player,
  play: async ({ userEvent }, app, backend) => {
    const dialog = await handingOver(userEvent, FREE_TO_GO);
    await expect(dialog.queryByRole('radiogroup')).toBeNull();
    await expect(dialog.getByText('They can answer until Friday, November 27, 17:00.', { exact: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Offer booking' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await expectUnsent('offerHandover', app, backend);
  },
});
const weekly = (options: Pick<AppStoryOptions, 'wide'>) =>
  appStory({
    ...player,
    ...options,
    play: async ({ userEvent }) => {
      const dialog = await handingOver(userEvent, /^Mondays 20:00/);
      await userEvent.type(dialog.getByRole('combobox'), 'Endri');
      await userEvent.click(await dialog.findByRole('option', { name: 'Endri Çela' }));
      await expect(dialog.getByText(/^Only .* All other sessions stay yours\.$/)).toBeVisible();
      await userEvent.click(dialog.getByRole('radio', { name: 'Weekly booking' }));
      await expect(dialog.getByText('11 sessions booked so far')).toBeVisible();
      await expect(dialog.getByText('All sessions from Mon, Nov 30 on. Earlier ones stay yours.')).toBeVisible();
    },
  });
export const Weekly = weekly({});
export const WeeklyOnADesktop = weekly({ wide: true });
export const Albanian = appStory({
  ...player,
  language: 'sq',
  play: async ({ userEvent }) => {
    const row = (await screen.findByRole('button', { name: /^Çdo të hënë 20:00/ })).closest('li');
    if (!row) throw new RangeError('no row');
    await userEvent.click(within(row).getByRole('button', { name: 'Veprime të tjera' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kaloja dikujt' }));
    await expect(await screen.findByText('Çfarë i ofron')).toBeVisible();
  },
});
const offeredRow = async () => {
  const row = (await screen.findByText('Offered to Endri Çela')).closest('li');
  if (!row) throw new RangeError('no row');
  return row;
};
export const Offered = appStory({
  ...giver,
  play: async ({ userEvent }) => {
    const row = await offeredRow();
    await openMenu(userEvent, row);
    await expect(screen.queryByRole('menuitem', { name: 'Hand over' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: 'Take offer back' })).toBeVisible();
  },
});
export const OfferedOnADesktop = appStory({
  ...giver,
  wide: true,
  shows: /1 booking.*Fusha 1 · Qendra Sportive Kombinati Veri.*Offered to Endri Çela/,
});
export const TakingBack = appStory({
  ...giver,
  play: async ({ userEvent }) => {
    await openMenu(userEvent, await offeredRow());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Take offer back' }));
    await expect(await screen.findByText(/^Endri Çela can then no longer accept it\./)).toBeVisible();
    await expectLook(screen.getByRole('alertdialog', { name: 'Take the offer back?' }), {
      icon: 'triangle-alert',
      ground: 'coloured',
    });
  },
});

/** Settles the seeded offer. */
const settled =
  (state: 'declined' | 'withdrawn' | 'expired') =>
  ({ control }: Backend) =>
    control.db.transact(async (tx) => {
      const offer = tx.handovers.find({ state: 'offered' });
      if (offer) await tx.handovers.update(offer.id, { state, settled_at: control.clock.now() });
    });
/** Opens the booking that the seeded offer is about. */
const details = (options: Omit<AppStoryOptions, 'route'>, shows: RegExp) =>
  appStory({
    route: '/bookings',
    ...options,
    play: async (_, app, { control }) => {
      const id = control.db.read.handovers.all()[0]?.booking_id;
      await app.router.navigate(`/bookings?booking=${id}`);
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(shows));
    },
  });
export const DetailsOffered = details(giver, /Offered to Endri Çela, who can answer until .*Take offer back/);
export const DetailsDeclined = details(
  { ...giver, prepare: settled('declined') },
  /Endri Çela declined\. It stays yours\..*Hand over/,
);
export const DetailsExpired = details({ ...giver, prepare: settled('expired') }, /Endri Çela did not answer in time\./);
export const DetailsTakenBack = details({ ...giver, prepare: settled('withdrawn') }, /You took your offer to Endri/);
export const DetailsReceived = details(receiver, /Teuta Marku offers it to you until .*Can be cancelled until/);
export const DetailsReceivedInAlbanian = details({ ...receiver, language: 'sq' }, /Ta ofron Teuta Marku, me afat/);
/** What the notification of it leads to, later. */
export const DetailsNoLongerOffered = details(
  { ...receiver, prepare: settled('withdrawn') },
  /Teuta Marku no longer offers it\./,
);

const ofReceiver = /Offered to you.*Teuta Marku offers it to you, answer until/;
export const Received = appStory({ ...receiver, shows: ofReceiver });
export const ReceivedOnADesktop = appStory({
  ...receiver,
  wide: true,
  shows:
    /Offered to you.*Teuta Marku offers it to you, answer until Friday, November 27, 19:00.*Decline\s*Accept.*Waiting for/,
});
export const ReceivedInAlbanian = appStory({
  ...receiver,
  language: 'sq',
  shows: /Të ofruara për ty.*Ta ofron Teuta Marku, afati i përgjigjes/,
});
/** Nothing below may move when the offers come. */
export const ReceivedLoading = appStory({
  ...receiver,
  failures: [{ operation: 'listHandovers', status: 'never' }],
  awaits: 'data',
});
export const ReceivedNotLoaded = appStory({
  ...receiver,
  failures: [{ operation: 'listHandovers', status: 500 }],
  shows: /Try again/,
});

const acceptFirst = async (userEvent: UserEvent) => {
  const offers = await screen.findByRole('list', { name: 'Offered to you' });
  await userEvent.click(within(offers).getByRole('button', { name: 'Accept' }));
};
export const Accepted = appStory({
  ...receiver,
  play: async ({ userEvent }) => {
    await acceptFirst(userEvent);
    await expect(await screen.findByText('It is your booking now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Offered to you' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Upcoming' })).toHaveFocus());
  },
});
/** Taken back meanwhile, without a sign of it here. */
export const AcceptedTooLate = appStory({
  ...receiver,
  play: async ({ userEvent }, _, backend) => {
    await screen.findByRole('list', { name: 'Offered to you' });
    await settled('withdrawn')(backend);
    await acceptFirst(userEvent);
    await expect(await screen.findByText('This offer is no longer open.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Offered to you' })).toBeNull());
  },
});

/** The session begins while its offer is on screen: for the giver, and for whom it was offered to. */
const STARTED = '2026-11-27T20:00:00+01:00';
export const OfferPasses = appStory({
  ...receiver,
  play: async (_, __, backend) => {
    await screen.findByRole('list', { name: 'Offered to you' });
    passTo(STARTED, backend);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Offered to you' })).toBeNull(), { timeout: 5_000 });
  },
});
export const OfferPassesForTheGiver = appStory({
  ...giver,
  play: async (_, __, backend) => {
    await offeredRow();
    passTo(STARTED, backend);
    await waitFor(() => expect(screen.queryByText('Offered to Endri Çela')).toBeNull(), { timeout: 5_000 });
  },
});

/** The open dialog of a booking that is accepted at that moment. */
export const AcceptedElsewhere = appStory({
  ...giver,
  play: async ({ userEvent }, { clients }, { control }) => {
    await userEvent.click(within(await offeredRow()).getAllByRole('button')[0] ?? document.body);
    await expect(await screen.findByRole('button', { name: 'Take offer back' })).toBeVisible();
    await control.db.transact(async (tx) => {
      const offer = tx.handovers.find({ state: 'offered' });
      if (!offer) return;
      await tx.bookings.update(offer.booking_id, { user_id: demoId('teamAdmin') });
      await tx.handovers.update(offer.id, { state: 'accepted', settled_at: control.clock.now() });
    });
    void clients.current().invalidateQueries();
    await expect(await screen.findByText('This booking is no longer yours')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Take offer back' })).toBeNull();
  },
});

/** Beside it, others may be answered in the list too. */
const offerNotice = async () =>
  within(
    (await screen.findByRole('link', { name: /^(A booking for you|Një rezervim për ty)/ })).closest('li') ??
      document.body,
  );

const notified = (options: Pick<AppStoryOptions, 'wide' | 'language'>, accept: string) =>
  appStory({
    route: '/notifications',
    persona: 'teamAdmin',
    ...options,
    play: async () => {
      await expect(await (await offerNotice()).findByRole('button', { name: accept })).toBeVisible();
    },
  });
export const InNotifications = notified({}, 'Accept');
/** Of the player, read in another profile. */
export const InNotificationsOfATeam = appStory({
  route: '/notifications',
  persona: 'teamAdmin',
  module: 'team',
  play: async ({ userEvent }) => {
    const notice = await offerNotice();
    await userEvent.click(await notice.findByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('It is your booking now.')).toBeVisible();
    await waitFor(() => expect(notice.queryByRole('button', { name: 'Accept' })).toBeNull());
  },
});
export const InNotificationsOnADesktop = notified({ wide: true }, 'Accept');
export const InNotificationsInAlbanian = notified({ language: 'sq' }, 'Prano');
