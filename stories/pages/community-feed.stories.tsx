import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { doneBefore } from '../often.ts';

export default { title: 'Pages/Community feed' } satisfies Meta;

/** Public and open; the player is a member, the team's admin its owner. */
const OPEN = '/community/1/feed';
/** Whoever asks to join answers a question; the player has asked, the owner of a venue has not. */
const ASKS = '/community/5/feed';
/** By invitation only. */
const INVITED_ONLY = '/community/3/feed';
/** Private; the player is invited. */
const PRIVATE = '/community/4/feed';
/** Nobody has written here yet. */
const QUIET = '/community/6/feed';

const failing = (
  operation: 'getCommunity' | 'listCommunityPosts' | 'createPost' | 'likePost' | 'listComments',
  status: 500 | 'never',
) => [{ operation, status } as const];
const posts = async () => within(await screen.findByRole('list', { name: 'Posts' }));
const postOf = async (text: string) => {
  const found = (await posts()).getAllByRole('article').find((one) => one.textContent.includes(text));
  if (!found) throw new globalThis.Error(`no post: ${text}`);
  return within(found);
};

/** A guest reads, and is asked to sign in for the rest. */
export const Ready = appStory({ route: OPEN, shows: /Join community.*Pinned/ });
export const InAlbanian = appStory({
  route: OPEN,
  language: 'sq',
  shows: /Bashkohu me komunitetin.*I fiksuar.*7 pëlqime.*3 komente.*djeLajmërim.*Fusha A \(5x5\) · pre, 27 nën/,
});
export const InAlbanianOnADesktop = appStory({
  route: OPEN,
  persona: 'player',
  language: 'sq',
  wide: true,
  shows: /Anëtar16 anëtarë.*Shkruaj një postim.*I fiksuar.*Rreth komunitetit.*Si bashkohesh/,
});
export const Member = appStory({ route: OPEN, persona: 'player', shows: /Write a post.*Pinned/ });
export const Owner = appStory({
  route: OPEN,
  persona: 'teamAdmin',
  shows: /Announcement: all members get a notification/,
  play: async () => {
    const pages = within(screen.getByRole('navigation', { name: 'Community' }));
    await expect(pages.getByRole('link', { name: /^Requests/ })).toBeVisible();
  },
});
export const Loading = appStory({ route: OPEN, failures: failing('getCommunity', 'never'), awaits: 'data' });
export const PostsLoading = appStory({ route: OPEN, failures: failing('listCommunityPosts', 'never'), awaits: 'data' });
export const Empty = appStory({ route: QUIET, shows: /Nothing is written here yet/ });
export const EmptyInAlbanian = appStory({
  route: QUIET,
  language: 'sq',
  shows: /Këtu ende nuk është shkruar asgjë\..*Rreth komunitetit.*Genti Hasa.*I hapur për të gjithë/,
});
export const Error = appStory({
  route: OPEN,
  failures: failing('getCommunity', 500),
  shows: /Something went wrong/,
  recovers: /Futbolli i së Enjtes/,
});
export const PostsFailed = appStory({
  route: OPEN,
  failures: failing('listCommunityPosts', 500),
  shows: /The posts could not be loaded/,
  recovers: /Pinned/,
});
/** It does not exist, or it is private: the words are the same. */
export const Unknown = appStory({
  route: '/community/999/feed',
  shows: /Page not found.*does not exist, or you cannot see it/,
});
export const Private = appStory({ route: PRIVATE, shows: /Page not found.*does not exist, or you cannot see it/ });
export const NoNumber = appStory({ route: '/community/thursday/feed', shows: /Page not found/ });

export const Invited = appStory({
  route: PRIVATE,
  persona: 'player',
  shows: /invites you.*Decline.*Accept.*Accept the invitation to see/,
});
export const InvitedInAlbanian = appStory({
  route: PRIVATE,
  persona: 'player',
  language: 'sq',
  shows: /Mirela Gjoka të fton.*Refuzo\s*Prano.*Prano ftesën për të parë çfarë shkruhet te Rrethi i Tenisit\./,
});
export const Accepted = appStory({
  route: PRIVATE,
  persona: 'player',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await expect(await screen.findByRole('textbox', { name: 'Write a post' })).toBeVisible();
    await expect(await screen.findByRole('list', { name: 'Posts' })).toBeVisible();
  },
});
export const ByInvitation = appStory({ route: INVITED_ONLY, shows: /By invitation only/ });
export const Asking = appStory({
  route: `${ASKS}?do=join`,
  persona: 'owner',
  shows: /Cilat ditë je i lirë në mëngjes/,
});
export const AskingInAlbanian = appStory({
  route: `${ASKS}?do=join`,
  persona: 'owner',
  language: 'sq',
  shows: /Ty të vjen një njoftim\..*Cilat ditë je i lirë në mëngjes\?.*Dërgo kërkesën/,
});
export const RequestSent = appStory({ route: ASKS, persona: 'player', shows: /Request sent.*Withdraw request/ });
export const Leaving = appStory({ route: `${OPEN}?do=leave`, persona: 'player', shows: /What you wrote stays/ });
export const Deleting = appStory({
  route: '/community/2/feed?do=delete',
  persona: 'player',
  shows: /This cannot be undone/,
});
export const Banned = appStory({
  route: OPEN,
  persona: 'player',
  prepare: ({ control }) =>
    control.db.transact(async (db) => {
      for (const one of db.communityMembers.all())
        if (one.community_id === 1 && one.user_id === 1)
          await db.communityMembers.update(one.id, { status: 'banned', joined_at: null });
    }),
  shows: /the people who run it have banned you/,
});

/** No answer came: it stays in the list, is tried again by itself, and says so. */
export const NotSent = appStory({
  route: OPEN,
  persona: 'player',
  failures: failing('createPost', 500),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'Kush vjen?');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    const post = await postOf('Kush vjen?');
    await expect(await post.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(post.getByRole('status')).toHaveTextContent(
      'This post was not sent yet. It is tried again by itself.',
    );
    await userEvent.click(post.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Kush vjen?')).toBeNull());
  },
});
/** It was not taken: the reason stands in it, until it is sent again or discarded. */
export const NotTaken = appStory({
  route: OPEN,
  persona: 'player',
  failures: [{ operation: 'createPost', status: 422 }],
  play: async ({ userEvent }, _, backend) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'Kush vjen?');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    const post = await postOf('Kush vjen?');
    await expect(await post.findByRole('alert')).toBeVisible();
    await backend.control.setScenario('default');
    await userEvent.click(post.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await postOf('Kush vjen?')).getByRole('button', { name: 'Like' })).toBeVisible());
  },
});
/** Three a day: the reason stands beside the field, and what was typed stays. */
const threeToday = doneBefore([{ key: 'announced 1', times: 3, minutesAgo: 60 * 18 }]);
export const AnnouncedThreeTimes = appStory({
  route: OPEN,
  persona: 'teamAdmin',
  prepare: threeToday,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Sot në orën 20.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Announcement/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('A community can make 3 announcements a day. Try again in 6 hours.'),
    );
    await expect(field).toHaveValue('Sot në orën 20.');
    await expect(screen.getByRole('checkbox', { name: /^Announcement/ })).toBeChecked();
    await expect((await posts()).queryByText('Sot në orën 20.')).toBeNull();
  },
});
export const AnnouncedThreeTimesInAlbanian = appStory({
  route: OPEN,
  persona: 'teamAdmin',
  language: 'sq',
  prepare: threeToday,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Shkruaj një postim' });
    await userEvent.type(field, 'Sot në orën 20.');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Posto' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Një komunitet mund të bëjë 3 lajmërime në ditë. Provo përsëri pas 6 orësh.',
      ),
    );
    await expect(field).toHaveValue('Sot në orën 20.');
  },
});
export const Announced = appStory({
  route: OPEN,
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Sot në orën 20.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Announcement/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await expect(await (await posts()).findByText('Sot në orën 20.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write a post' })).toHaveValue(''));
  },
});
export const NothingWritten = appStory({
  route: OPEN,
  persona: 'player',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }));
    await expect(screen.getByRole('textbox', { name: 'Write a post' })).toBeInvalid();
  },
});
/** The like is taken back when the server refuses it. */
export const LikeFailed = appStory({
  route: OPEN,
  persona: 'player',
  failures: failing('likePost', 500),
  play: async ({ userEvent }) => {
    const like = (await postOf('Bli orë të lira këtu')).getByRole('button', { name: 'Like' });
    const before = like.getAttribute('aria-pressed');
    if (before === 'false') await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', before));
  },
});
export const Comments = appStory({
  route: OPEN,
  persona: 'player',
  play: async ({ userEvent }) => {
    const post = await postOf('Kush e ka topin e kuq?');
    await userEvent.click(post.getByRole('button', { name: /^Comments/ }));
    const comments = within(await post.findByRole('list', { name: 'Comments' }));
    await expect(comments.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(post.getByRole('textbox', { name: 'Write a comment' }), 'U gjet!');
    await userEvent.click(post.getByRole('button', { name: 'Comment' }));
    await expect(await comments.findByText('U gjet!')).toBeVisible();
  },
});
/** A link from a notification to a post that is not among the first ones. */
export const Linked = appStory({ route: `${OPEN}?post=2`, persona: 'player', shows: /Post you opened/ });
export const LinkedGone = appStory({ route: `${OPEN}?post=9999`, shows: /This post does not exist any more/ });
export const Editing = appStory({
  route: OPEN,
  persona: 'player',
  play: async ({ userEvent }) => {
    const post = await postOf('Kush e ka topin e kuq?');
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Text' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'U gjet topi.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await (await posts()).findByText('U gjet topi.')).toBeVisible();
  },
});
export const Reporting = appStory({
  route: OPEN,
  persona: 'player',
  play: async ({ userEvent }) => {
    const post = await postOf('Unë e kam, e sjell të enjten.');
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'False information');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** The owner pins a post: it goes to the pinned ones. */
export const Pinning = appStory({
  route: OPEN,
  persona: 'teamAdmin',
  play: async ({ userEvent }) => {
    const post = await postOf('Kush e ka topin e kuq?');
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
    await waitFor(async () =>
      expect((await posts()).getAllByRole('article')[0]).toHaveTextContent('Kush e ka topin e kuq?'),
    );
  },
});
