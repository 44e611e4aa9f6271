import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

const meta: Meta = { title: 'pages/Explore' };
export default meta;

export const Guest: StoryObj = appStory({ route: '/explore' });
export const Player: StoryObj = appStory({ route: '/explore', persona: 'player' });
export const Loading: StoryObj = appStory({
  route: '/explore',
  persona: 'player',
  failures: [
    { operation: 'listVenues', status: 'never' },
    { operation: 'listBookings', status: 'never' },
  ],
});
export const Empty: StoryObj = appStory({ route: '/explore', persona: 'player', scenario: 'empty' });
export const Failed: StoryObj = appStory({
  route: '/explore',
  persona: 'player',
  failures: [
    { operation: 'listVenues', status: 500 },
    { operation: 'listBookings', status: 500 },
  ],
});
