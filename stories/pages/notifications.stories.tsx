import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getListNotificationsQueryKey } from '../../src/shared/api/generated/endpoints/notifications/notifications.ts';
import type { ListNotificationsData } from '../../src/shared/api/generated/model';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Notifications' } satisfies Meta;

const player = { route: '/notifications', persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listNotifications', status } as const];

export const Ready = {
  ...appStory({ ...player, shows: /8 unread/ }),
  name: '[ENT-40] the answer says how many are unread',
};
export const OnADesktop = appStory({ ...player, wide: true });
/** Of every profile at once. */
export const AllProfiles = appStory({ route: '/notifications', persona: 'everyone', shows: /\d unread/ });
export const InAlbanian = appStory({ ...player, language: 'sq', shows: /\d të palexuara/ });
export const InAlbanianOnADesktop = appStory({ ...player, language: 'sq', wide: true });
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
export const OfAVenue = appStory({ route: '/notifications', persona: 'owner', module: 'venue', shows: /New booking/ });
export const SecondPage = appStory({ ...player, route: '/notifications?page=2', shows: /Page 2 of 4/ });
export const AllRead = appStory({
  ...player,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByText('You are up to date.')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('New')).toHaveLength(0));
  },
});
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
