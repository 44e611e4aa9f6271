import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import { onlineUsersMachine } from '../../src/models/online-users/online-users.model.ts';
import {
  getGetCommunityQueryKey,
  getListCommunityMembersQueryKey,
} from '../../src/shared/api/generated/endpoints/communities/communities.ts';
import type { GetCommunityData, ListCommunityMembersData } from '../../src/shared/api/generated/model';
import { monotonicNow } from '../../src/shared/platform/timers.ts';
import { appStory } from '../app-story.tsx';

/** What reaches a community's page, or leaves it, beside its requests. */
export default { title: 'Pages/Community live' } satisfies Meta;

/** The player is one of its members. */
const OPEN = '/community/1/feed';

/** The room leaves out one's own actions: one's other tabs are told beside it. */
export const OtherTabsToldOfAPost = appStory({
  route: OPEN,
  persona: 'player',
  play: async ({ userEvent }) => {
    const tab = new BroadcastChannel('fusha-posts');
    const heard: unknown[] = [];
    tab.addEventListener('message', ({ data }) => heard.push(data));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'Kush vjen?');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    const added = { communityId: 1, postId: expect.any(Number), change: 'post-added' };
    await waitFor(() => expect(heard).toEqual([added]));
    tab.close();
  },
});
/** How many of them are online follows the realtime service, not the answer. */
export const OnlineNow = appStory({
  route: OPEN,
  persona: 'player',
  play: async (_, { scope }) => {
    const { occurred, $state } = onlineUsersMachine;
    await waitFor(() => expect(scope.getState($state).asked).toHaveProperty('23'));
    const says = (userId: number, status: 'online' | 'offline') => {
      const at = { serverNow: 1_000, now: monotonicNow() };
      const sign = { status, timestamp: 1_000 };
      return allSettled(occurred, { scope, params: { type: 'record-seen', userId, sign, ...at } });
    };
    await expect(screen.queryByText(/\d online/)).toBeNull();
    await says(3, 'online');
    await says(23, 'online');
    await expect(await screen.findByText('2 online')).toBeVisible();
    await says(23, 'offline');
    await expect(await screen.findByText('1 online')).toBeVisible();
  },
});

/** A post that was written in another tab waits above the feed, as those of others do. */
export const ToldByAnotherTab = appStory({
  route: OPEN,
  persona: 'player',
  play: async (_, __, { control }) => {
    await screen.findByRole('list', { name: 'Posts' });
    const { id } = await control.db.transact(async (tx) => {
      const [one] = tx.posts.by('community', 1);
      if (!one) throw new RangeError('no post');
      const { id: _id, ...record } = one;
      return tx.posts.insert({
        ...record,
        is_pinned: false,
        text: 'Nga skeda tjetër.',
        author_id: 1,
        created_at: control.clock.now(),
      });
    });
    const tab = new BroadcastChannel('fusha-posts');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tab.postMessage({ communityId: 1, postId: id, change: 'post-added' });
    await expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
    tab.close();
  },
});

/** Of a community that is too large to be watched as a whole, the server says how many are online. */
export const OnlineInALargeCommunity = appStory({
  route: OPEN,
  persona: 'player',
  play: async (_, { clients, scope }) => {
    await waitFor(() => expect(scope.getState(onlineUsersMachine.$state).asked).toHaveProperty('23'));
    const client = clients.current();
    client.setQueriesData<ListCommunityMembersData>(
      { queryKey: getListCommunityMembersQueryKey(1) },
      (data) => data && { ...data, pagination: { ...data.pagination, last_page: 2 } },
    );
    client.setQueryData<GetCommunityData>(
      getGetCommunityQueryKey(1),
      (data) => data && { ...data, community: { ...data.community, online_count: 9 } },
    );
    await expect(await screen.findByText('9 online')).toBeVisible();
  },
});
