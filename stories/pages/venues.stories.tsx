import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory } from '../app-story.tsx';

const meta: Meta = { title: 'pages/Venues' };
export default meta;

export const Ready: StoryObj = appStory({
  route: '/venues',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: /Venues|Qendrat sportive/ }, { timeout: 10_000 })).toBeVisible();
  },
});
export const FreeAtSeven: StoryObj = appStory({ route: '/venues?date=2026-11-26&available_time_slot_id=14' });
export const Filters: StoryObj = appStory({ route: '/venues?panel=filters&facilities=wifi,showers' });
export const OnTheMap: StoryObj = appStory({ route: '/venues?view=map' });
export const Loading: StoryObj = appStory({ route: '/venues', failures: [{ operation: 'listVenues', status: 'never' }] });
export const Empty: StoryObj = appStory({ route: '/venues?keywords=nowhere' });
export const NoVenuesAtAll: StoryObj = appStory({ route: '/venues', scenario: 'empty' });
export const Failed: StoryObj = appStory({ route: '/venues', failures: [{ operation: 'listVenues', status: 500 }] });
export const DayOver: StoryObj = appStory({ route: '/venues?date=2026-11-01' });
export const Bookmarks: StoryObj = appStory({ route: '/venues?bookmark=1', persona: 'player' });
/** Bookmarks need an account. */
export const Forbidden: StoryObj = appStory({ route: '/venues?bookmark=1' });
