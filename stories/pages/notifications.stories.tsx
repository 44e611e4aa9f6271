import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Notifications' } satisfies Meta;

const player = { route: '/notifications', persona: 'player' } as const;
const failing = (status: 500 | 'never') => [{ operation: 'listNotifications', status } as const];

export const Ready = appStory({ ...player, shows: /8 unread notifications/ });
export const OnADesktop = appStory({ ...player, wide: true });
/** Of every profile at once. */
export const AllProfiles = appStory({ route: '/notifications', persona: 'everyone', shows: /unread notifications/ });
/** A venue's owner reads them in any profile. */
export const OfAVenue = appStory({ route: '/notifications', persona: 'owner', module: 'venue', shows: /New booking/ });
export const SecondPage = appStory({ ...player, route: '/notifications?page=2', shows: /Page 2 of 3/ });
export const AllRead = appStory({
  ...player,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }, PATIENT));
    await expect(await screen.findByText('Everything is read.', {}, PATIENT)).toBeVisible();
    await expect(screen.queryAllByText('New')).toHaveLength(0);
  },
});
export const Loading = appStory({ ...player, failures: failing('never'), awaits: 'data' });
export const Empty = appStory({ ...player, scenario: 'empty', shows: /You have no notifications yet\./ });
export const Recovered = appStory({
  ...player,
  route: '/notifications?page=2', // nothing else asks for this one
  failures: failing(500),
  shows: /Your notifications could not be loaded\./,
  recovers: /8 unread notifications/,
});
export const BeyondTheLastPage = appStory({
  ...player,
  route: '/notifications?page=99',
  shows: /Page 3 of 3/,
  play: async (_, { router }) => {
    await expect(router.state.location.search).toBe('?page=3');
    await expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(4);
  },
});
export const Error = appStory({ ...player, failures: failing(500), shows: /Your notifications could not be loaded\./ });
