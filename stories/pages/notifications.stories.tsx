import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { getListNotificationsQueryKey } from '../../src/shared/api/generated/endpoints/notifications/notifications.ts';
import type { ListNotificationsData } from '../../src/shared/api/generated/model';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Notifications' } satisfies Meta;

const player = { route: '/notifications', persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listNotifications', status } as const];

const main = () => within(screen.getByRole('main'));
const items = async () => main().findAllByRole('listitem');
const unread = () => main().queryAllByText('New');
// in the bar, before the page
const bell = () => screen.getAllByRole('link', { name: /^Notifications/ })[0];
const statusOf = (backend: Backend, operation: string) =>
  backend.calls.filter((call) => call.operation === operation).map(({ status }) => status);

/** By day; the unread ones are marked in words. */
export const Ready = {
  ...appStory({
    ...player,
    shows: /8 unread/,
    play: async () => {
      await expect(await items()).toHaveLength(10);
      await expect(unread()).toHaveLength(5);
      const [today] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
      await expect(today).toHaveTextContent('Fusha 2, Fri, Nov 27, 17:00 is confirmed');
      await expect(today).toHaveTextContent('Fusha e Liqenit');
      await expect(today).toHaveTextContent(/\d+ (hours?|minutes?) ago/);
      await expect(screen.getByRole('region', { name: 'Yesterday' })).toBeVisible();
    },
  }),
  name: '[NOT-01] [ENT-40] the notifications are grouped by day, and their number of unread ones is said',
};
/** Of every profile at once. */
export const AllProfiles = appStory({ route: '/notifications', persona: 'everyone', shows: /\d unread/ });
export const InAlbanian = appStory({
  ...player,
  language: 'sq',
  shows:
    /8 të palexuara.*Shëno si të lexuara.*Sot.*Fusha 2, pre 27 nën, 17:00 u konfirmua.*2 orë më parë.*Dje.*u refuzua/,
});
export const InAlbanianOnADesktop = appStory({
  ...player,
  language: 'sq',
  wide: true,
  shows: /Luan së shpejti: Fusha 3, mar 24 nën, 18:00.*Pa seancë më 7 dhj: fusha është e mbyllur.*U lirua një orar/,
});
/** Nothing of this app to open: a press marks it read and keeps the focus. */
export const TargetOutside = appStory({
  ...player,
  play: async ({ userEvent }, { clients }, { control }) => {
    await screen.findByText('8 unread', { selector: '[role=status]' });
    // the next answer would not have the address that is put in here
    control.addFailure({ operation: 'listNotifications', status: 'held' });
    clients.current().setQueriesData<ListNotificationsData>(
      { queryKey: getListNotificationsQueryKey() },
      (page) =>
        page && {
          ...page,
          notifications: page.notifications.map((one, at) =>
            at === 0 ? { ...one, data: { ...one.data, url: 'https://elsewhere.example/' } } : one,
          ),
        },
    );
    const row = await screen.findByRole('button', { name: /^Mark as read: / });
    await userEvent.click(row);
    await expect(await screen.findByText('7 unread', { selector: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(row).toHaveAttribute('aria-disabled', 'true'));
    await expect(row).toHaveFocus();
  },
});
/** A venue's owner reads them in any profile. */
export const OfAVenue = appStory({
  route: '/notifications',
  persona: 'owner',
  module: 'venue',
  shows:
    /6 unread.*New booking: Fusha A \(5x5\), Fri, Nov 27, 11:00.*Albana Elezi.*is cancelled.*Yesterday.*Venue published/,
});
export const AllRead = {
  ...appStory({
    ...player,
    play: async ({ userEvent }, _, backend) => {
      const all = await screen.findByRole('button', { name: 'Mark all as read' });
      await userEvent.click(all);
      await expect(await screen.findByText('You are up to date.')).toBeVisible();
      await waitFor(() => expect(unread()).toHaveLength(0));
      await expect(bell()).toHaveAccessibleName('Notifications');
      await waitFor(() => expect(all).toHaveAttribute('aria-disabled', 'true'));
      await expect(all).toHaveFocus();
      await waitFor(() => expect(statusOf(backend, 'markNotificationsRead')).toEqual([200]));
    },
  }),
  name: '[NOT-06] [API-24] all are marked read at once',
};
/** What the server refuses is undone, with a message. */
export const NotAllRead = {
  ...appStory({
    ...player,
    failures: [{ operation: 'markNotificationsRead', status: 'held' }],
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
      await expect(await screen.findByText('You are up to date.')).toBeVisible();
      await expect(unread()).toHaveLength(0);
      await expect(screen.queryByText(/Not marked as read/)).toBeNull();
      backend.control.addFailure({ operation: 'markNotificationsRead', status: 'reset' });
      await expect(await screen.findByText(/Not marked as read/)).toBeVisible();
      await expect(await main().findByRole('status')).toHaveTextContent('8 unread');
      await waitFor(() => expect(unread()).toHaveLength(5));
      await expect(bell()).toHaveAccessibleName(/8 unread/);
      await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
      await waitFor(() => expect(screen.queryByText(/Not marked as read/)).toBeNull());
      await expect(statusOf(backend, 'markNotificationsRead')).toEqual([0]);
    },
  }),
  name: '[NOT-06] what is not marked read after all is unread again',
};
export const NotRead = {
  ...appStory({
    ...player,
    failures: [{ operation: 'markNotificationRead', status: 'held' }],
    play: async ({ userEvent }, { router }, backend) => {
      const [first] = await items();
      await userEvent.click(within(first ?? document.body).getByRole('link'));
      await waitFor(() => expect(router.state.location.pathname).toBe('/bookings'));
      await waitFor(() => expect(bell()).toHaveAccessibleName(/7 unread/));
      // asked anew, the server would say so as well
      backend.control.addFailure({ operation: 'listNotifications', status: 'never' });
      backend.control.addFailure({ operation: 'markNotificationRead', status: 500 });
      await expect(await screen.findByText(/Not marked as read/)).toBeVisible();
      await waitFor(() => expect(bell()).toHaveAccessibleName(/8 unread/));
      void router.navigate(-1);
      await waitFor(async () => expect(await main().findByRole('status')).toHaveTextContent('8 unread'));
      await waitFor(() => expect(unread()).toHaveLength(5));
      await expect(statusOf(backend, 'markNotificationRead')).toEqual([500]);
    },
  }),
  name: '[NOT-06] what is opened counts as unread again when the server refuses',
};
export const RefusedToGuests = {
  ...appStory({
    route: '/notifications?page=2',
    shows: /You do not have permission to access that page\./,
    play: async (_, app, backend) => {
      await arrivesAt(app, '/auth/login?returnTo=%2Fnotifications%3Fpage%3D2');
      await expect(statusOf(backend, 'listNotifications')).toEqual([]);
    },
  }),
  name: '[RT-52] a guest is refused, and nothing is asked for',
};
export const Loading = appStory({ ...player, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({ ...player, scenario: 'empty', shows: /You have no notifications yet\./ });
export const Recovered = appStory({
  ...player,
  route: '/notifications?page=2', // nothing else asks for this one
  failures: failing(500),
  shows: /We could not load your notifications\./,
  recovers: /8 unread/,
});
export const BeyondTheLastPage = appStory({
  ...player,
  route: '/notifications?page=99',
  shows: /Page 4 of 4/,
  play: async (_, { router }) => {
    await waitFor(() => expect(router.state.location.search).toBe('?page=4'));
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(1));
  },
});
/** What is not known cannot be marked. */
export const Error = appStory({
  ...player,
  failures: failing(500),
  shows: /We could not load your notifications\./,
  play: () => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
});

const rowOf = async (text: RegExp) => {
  const found = (await within(screen.getByRole('main')).findAllByRole('listitem')).find(({ textContent }) =>
    text.test(textContent ?? ''),
  );
  if (!found) throw new RangeError(`no notification ${text}`);
  return within(found);
};
/** What must be answered says until when. */
export const ClosureToAnswer = appStory({
  route: '/notifications',
  persona: 'teamAdmin',
  play: async () => {
    const row = await rowOf(/The court is closed/);
    await expect(await row.findByText('Answer until 16:00')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Choose' })).toBeVisible();
  },
});
export const ClosureToAnswerInAlbanian = appStory({
  route: '/notifications',
  persona: 'teamAdmin',
  language: 'sq',
  shows: /Fusha është e mbyllur.*Përgjigju deri: 16:00/,
});
/** A team's invitation is answered in the list; then the row says how. */
export const TeamInvitation = appStory({
  ...player,
  route: '/notifications?page=2',
  play: async ({ userEvent }) => {
    const row = await rowOf(/Dajti Boys invites you to the team/);
    await expect(row.getByText(/not answered yet/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(row.queryByRole('button', { name: 'Decline' })).toBeNull());
    await expect(await screen.findByText('You have declined the invitation of Dajti Boys.')).toBeVisible();
    await waitFor(async () => expect((await rowOf(/Dajti Boys/)).getByText(/· declined/)).toBeVisible());
  },
});
/** The team has withdrawn it meanwhile: it is said. */
export const TeamInvitationOver = appStory({
  ...player,
  route: '/notifications?page=2',
  failures: [{ operation: 'acceptTeamMembership', status: 409 }],
  play: async ({ userEvent }) => {
    const row = await rowOf(/Dajti Boys invites you to the team/);
    await userEvent.click(row.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('This invitation is no longer open.')).toBeVisible();
  },
});
export const OfATeamInAlbanian = appStory({
  route: '/notifications',
  persona: 'teamAdmin',
  module: 'team',
  language: 'sq',
  shows: /do të bashkohet me Shqiponjat e Liqenit.*RefuzoPrano/,
});
/** A request to join is answered in any profile of who looks after the team. */
export const TeamRequest = appStory({
  route: '/notifications',
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    const row = await rowOf(/wants to join Shqiponjat e Liqenit/);
    await userEvent.click(await row.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(row.queryByRole('button', { name: 'Accept' })).toBeNull());
    await expect(await screen.findByText(/ is accepted\.$/)).toBeVisible();
  },
});

/** A community's invitation is answered in the list, as a team's. */
export const CommunityInvitation = appStory({
  ...player,
  play: async ({ userEvent }) => {
    const row = await rowOf(/Rrethi i Tenisit invites you to join/);
    await expect(row.getByText(/Mirela Gjoka · not answered yet/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('You are in Rrethi i Tenisit.')).toBeVisible();
    await waitFor(async () => expect((await rowOf(/Rrethi i Tenisit/)).getByText(/· accepted/)).toBeVisible());
    await waitFor(() => expect(row.queryByRole('button', { name: 'Accept' })).toBeNull());
  },
});
/** One that stands for several invitations of the same person is answered like any other (decision 044). */
export const CollapsedInvitation = appStory({
  ...player,
  prepare: ({ control }) =>
    control.db.transact(async (db) => {
      for (const one of db.notifications.filter({ user_id: 1, type: 'community-invited' }))
        await db.notifications.update(one.id, { count: 3 });
    }),
  play: async ({ userEvent }) => {
    const row = await rowOf(/Rrethi i Tenisit invites you to join/);
    await expect(row.getByText(/3 in all/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('You are in Rrethi i Tenisit.')).toBeVisible();
  },
});
/** Of a community: several requests at once, in Albanian. */
export const OfACommunityInAlbanian = appStory({
  ...player,
  language: 'sq',
  shows: /3 persona duan të bashkohen me Basketi i Lagjes.*Rrethi i Tenisit të fton të bashkohesh.*RefuzoPrano/,
});
