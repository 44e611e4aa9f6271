import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import { onlineUsersMachine } from '../../src/models/online-users/online-users.model.ts';
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
