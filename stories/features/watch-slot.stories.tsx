import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { openMenu, type UserEvent } from '../booking-rows.ts';
import { passTo } from '../changed-plans.ts';
import { scrolledDown } from '../settled.ts';
import { told, DAY, route, PLAYER, OTHER, hour, watch, taken, waiting, turn, everyone } from '../slot-watches.ts';
import { LONG_AGO } from '../long-ago.ts';

export default {
  title: 'Features/Watch slot',
  // served by a development server, the panel's code may take longer than a story waits
  loaders: [() => import('../../src/features/watch-slot/watch-panel.tsx')],
} satisfies Meta;

const press = async (userEvent: UserEvent, name: string | RegExp): Promise<HTMLElement> => {
  const court =
    screen.queryByRole('group', { name: 'Fusha 2' }) ?? (await screen.findByRole('row', { name: 'Fusha 2' }));
  await userEvent.click(within(court).getByRole('button', { name }));
  return screen.findByRole('dialog', { name: /20:00–21:00/ });
};
const TAKEN = /^20:00–21:00 (taken|e zënë)$/;

/** What a press on a taken time offers. */
const offer = (options: { guest?: true; wide?: true; language?: 'sq'; elsewhere?: true }) =>
  appStory({
    route,
    ...(!options.guest && { persona: 'player' as const }),
    ...(options.wide && { wide: true }),
    ...(options.language && { language: options.language }),
    prepare: (backend) => taken(backend, options.elsewhere ? [2] : [1, 2, 3]),
    play: async ({ userEvent }) => {
      const panel = within(await press(userEvent, TAKEN));
      await expect(panel.getAllByRole('button').length).toBe(options.elsewhere ? 3 : 2);
      await expect(panel.queryAllByRole('radio')).toHaveLength(options.elsewhere ? 0 : 2);
    },
  });
export const Offer = offer({});
export const OfferOnADesktop = offer({ wide: true });
export const OfferInAlbanian = offer({ language: 'sq' });
export const OfferOnADesktopInAlbanian = offer({ wide: true, language: 'sq' });
export const OfferToAGuest = offer({ guest: true });
/** Another court of the sport is free at that hour: the way to it in place of waiting for any court. */
export const FreeElsewhere = offer({ elsewhere: true });

export const AnyCourt = appStory({
  route,
  persona: 'player',
  prepare: (backend) => taken(backend, [1, 2, 3]),
  play: async ({ userEvent }, _, { control }) => {
    const panel = within(await press(userEvent, TAKEN));
    await userEvent.click(panel.getByRole('radio', { name: 'Any court (Football)' }));
    await userEvent.click(panel.getByRole('button', { name: 'Tell me when it is free' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '20:00–21:00 taken, you will be told' })).toHaveLength(3),
    );
    await expect(control.db.read.slotWatches.by('user', PLAYER)).toMatchObject([{ court_id: null, sport_id: 1 }]);
  },
});
export const Refused = appStory({
  route,
  persona: 'player',
  prepare: (backend) => taken(backend, [2]),
  failures: [{ operation: 'createSlotWatch', status: 500 }],
  play: async ({ userEvent }) => {
    const panel = within(await press(userEvent, TAKEN));
    await userEvent.click(panel.getByRole('button', { name: 'Tell me when it is free' }));
    await expect(await panel.findByRole('alert')).toBeVisible();
  },
});
/** The second in line; a press stops it, and the time is a taken one like any other. */
export const Waiting = appStory({
  route,
  persona: 'player',
  prepare: async (backend) => {
    await watch(backend, { user_id: OTHER });
    await waiting(backend);
  },
  play: async ({ userEvent }) => {
    const panel = await press(userEvent, '20:00–21:00 taken, you will be told');
    await waitFor(() => expect(panel).toHaveTextContent('You will be told · Number 2 in line'));
    await userEvent.click(within(panel).getByRole('button', { name: 'Stop waiting' }));
    const time = await screen.findByRole('button', { name: TAKEN });
    await waitFor(() => expect(time).toHaveFocus());
  },
});
export const WaitingOnADesktop = appStory({
  route,
  persona: 'player',
  wide: true,
  prepare: waiting,
  play: async ({ userEvent }) => void (await press(userEvent, '20:00–21:00 taken, you will be told')),
});
const yours = (options: { wide?: true; language?: 'sq' }) =>
  appStory({
    route,
    persona: 'player',
    ...options,
    prepare: turn,
    play: async ({ userEvent }) => {
      const words = options.language
        ? /vetëm për ty deri në 10:10$/
        : /^20:00–21:00 ALL\s3,100, yours first until 10:10$/;
      await userEvent.click(await screen.findByRole('button', { name: words }));
      const bar = await screen.findByText(
        options.language ? 'Vetëm për ty deri në 10:10.' : 'Yours first until 10:10.',
      );
      await expect(bar).toBeVisible();
      await scrolledDown();
    },
  });
export const YourTurn = yours({});
export const YourTurnOnADesktop = yours({ wide: true });
export const YourTurnInAlbanian = yours({ language: 'sq' });
/** For everybody else a time with a head start is taken. */
export const SomebodyElsesTurn = appStory({
  route,
  persona: 'everyone',
  prepare: turn,
  play: async ({ userEvent }) => void (await press(userEvent, TAKEN)),
});

const list = (
  prepare: (backend: Backend) => Promise<unknown>,
  shows: RegExp,
  options: { wide?: true; language?: 'sq' } = {},
) => appStory({ route: '/bookings', persona: 'player', ...options, prepare, shows });
export const Listed = list(waiting, /Waiting for.*20:00.*Fusha 2 · Fusha e Liqenit.*You are next in line/);
export const ListedTurn = list(turn, /Waiting for.*Book.*Your turn until 10:10/);
export const ListedTurnInAlbanian = list(turn, /Orare që pret.*Radha jote deri në 10:10/, { language: 'sq' });
export const ListedForEverybody = list(everyone, /Waiting for.*Free for everybody/);
export const ListedOnADesktop = list(
  async (backend) => {
    await turn(backend);
    await taken(backend, [1, 3]);
    await backend.control.db.transact((db) =>
      db.slotWatches.insert({
        ...hour,
        time_slot_id: 16,
        court_id: null,
        sport_id: 1,
        user_id: PLAYER,
        created_at: LONG_AGO,
      }),
    );
  },
  /Waiting for.*Any court \(Football\)/,
  { wide: true },
);
/** The way from the list to the booking sheet of that time. */
export const Booked = appStory({
  route: '/bookings',
  persona: 'player',
  prepare: turn,
  play: async ({ userEvent }, { router }) => {
    const row = within(await screen.findByRole('list', { name: 'Waiting for' }));
    await userEvent.click(row.getByRole('link', { name: 'Book Fusha 2, Thursday, November 26, 2026, 20:00' }));
    // the sheet is there before the time is read
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Confirm booking' })).toHaveTextContent('20:00–21:00'),
    );
    await expect(router.state.location.search).toBe(`?date=${DAY}&court=2&slot=15&book=1`);
  },
});
export const Removed = appStory({
  route: '/bookings',
  persona: 'player',
  prepare: waiting,
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Waiting for' });
    await openMenu(userEvent, within(list).getByRole('listitem'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop waiting' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting for' })).toBeNull());
    await expect(await screen.findByText('You no longer wait for this time.')).toBeVisible();
  },
});
/** The bookings do not depend on them. */
export const NotLoaded = appStory({
  route: '/bookings',
  persona: 'player',
  prepare: waiting,
  failures: [{ operation: 'listSlotWatches', status: 500 }],
  shows: /4 bookings/,
});

/** The clock is looked at each second. */
const PATIENT = { timeout: 5_000 };
const OVER = '2026-11-24T10:10:00+01:00';
/** The head start ends while it is on screen, and nobody announces it. */
export const TurnPassesInTheList = appStory({
  route: '/bookings',
  persona: 'player',
  prepare: turn,
  play: async (_, __, backend) => {
    await screen.findByText('Your turn until 10:10');
    passTo(OVER, backend);
    await expect(await screen.findByText('Free for everybody', undefined, PATIENT)).toBeVisible();
  },
});
export const TurnPassesAtTheVenue = appStory({
  route,
  persona: 'player',
  prepare: turn,
  play: async (_, __, backend) => {
    const yoursFirst = /yours first until 10:10$/;
    await screen.findByRole('button', { name: yoursFirst });
    passTo(OVER, backend);
    await waitFor(() => expect(screen.queryByRole('button', { name: yoursFirst })).toBeNull(), PATIENT);
    await expect(screen.getAllByRole('button', { name: /^20:00–21:00 ALL\s3,100$/ }).length).toBeGreaterThan(0);
  },
});

const notice = async () =>
  within(
    (await screen.findByRole('link', { name: /^NewFree again: Fusha 2|^Free again: Fusha 2/ })).closest('li') ??
      document.body,
  );
/** One press from the notification to the booking sheet. */
export const BookedFromNotifications = appStory({
  route: '/notifications',
  persona: 'player',
  prepare: told,
  play: async ({ userEvent }, { router }) => {
    await userEvent.click(await (await notice()).findByRole('link', { name: 'Book' }));
    const sheet = await screen.findByRole('dialog', { name: 'Confirm booking' });
    await waitFor(() => expect(sheet).toHaveTextContent('20:00–21:00'));
    await expect(router.state.location.search).toMatch(/court=2&slot=15&book=1/);
  },
});
export const NotificationsInAlbanian = appStory({
  route: '/notifications',
  persona: 'player',
  language: 'sq',
  wide: true,
  prepare: told,
  shows: /vetëm për ty deri në 10:10.*Rezervo/,
});
/** Somebody else has the time: nothing to press. */
export const TooLateInNotifications = appStory({
  route: '/notifications',
  persona: 'player',
  prepare: async (backend) => {
    await told(backend);
    await taken(backend, [2]);
  },
  play: async () => {
    const row = await notice();
    await waitFor(() => expect(row.getAllByRole('link')).toHaveLength(1));
    await expect(row.queryByRole('link', { name: 'Book' })).toBeNull();
  },
});
/** After the head start everybody may book it; after its start nobody. */
export const StartPassesInNotifications = appStory({
  route: '/notifications',
  persona: 'player',
  prepare: told,
  play: async (_, __, backend) => {
    const row = await notice();
    await row.findByRole('link', { name: 'Book' });
    await expect(row.getByText(/yours first until 10:10/)).toBeVisible();
    passTo(OVER, backend);
    await waitFor(() => expect(row.queryByText(/yours first/)).toBeNull(), PATIENT);
    await expect(row.getByRole('link', { name: 'Book' })).toBeVisible();
    passTo(`${DAY}T20:00:00+01:00`, backend);
    await waitFor(() => expect(row.queryByRole('link', { name: 'Book' })).toBeNull(), PATIENT);
  },
});

const several = async (backend: Backend) => {
  await watch(backend, { court_id: null });
  await taken(backend, [1]);
};
/** Of several free courts the person chooses. */
export const ListedSeveral = appStory({
  route: '/bookings',
  persona: 'player',
  prepare: several,
  play: async ({ userEvent }, { router }) => {
    const row = within(await screen.findByRole('list', { name: 'Waiting for' }));
    await expect(row.getAllByRole('link', { name: /^Book / }).map(({ textContent }) => textContent)).toEqual([
      'Book Fusha 2 Thursday, November 26, 2026, 20:00',
      'Book Fusha 3 Thursday, November 26, 2026, 20:00',
    ]);
    await userEvent.click(row.getByRole('link', { name: /^Book Fusha 3/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Confirm booking' });
    await waitFor(() => expect(sheet).toHaveTextContent('Fusha 3'));
    await expect(router.state.location.search).toBe(`?date=${DAY}&court=3&slot=15&book=1`);
  },
});
export const ListedSeveralOnADesktop = list(several, /Book Fusha 2.*Book Fusha 3/, { wide: true });
export const ListedSeveralInAlbanian = list(several, /Rezervo Fusha 2.*Rezervo Fusha 3/, { language: 'sq' });
