import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Home' } satisfies Meta;

const route = '/';

export const Ready = appStory({ route, shows: /All venues free at/ });
export const OnADesktop = appStory({ route, wide: true });
export const Loading = appStory({ route, failures: [{ operation: 'listVenues', status: 'never' }], awaits: 'data' });
export const Empty = appStory({
  route,
  scenario: 'empty',
  shows: /Nothing is free at 19:00\./,
  play: async () => {
    const link = screen.getByRole('link', { name: 'Look at other times' });
    await expect(link).toHaveAttribute('href', '/venues?date=2026-11-24');
  },
});
export const Error = appStory({ route, failures: [{ operation: 'listVenues', status: 500 }], shows: /Try again/ });
