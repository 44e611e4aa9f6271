import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Home' } satisfies Meta;

const route = '/';

export const Ready = appStory({ route, shows: /Show all/i });
export const OnAPhone = appStory({ route, phone: true });
export const Loading = appStory({ route, failures: [{ operation: 'listVenues', status: 'never' }], loads: true });
export const Empty = appStory({ route, scenario: 'empty', shows: /Nothing is free at/ });
export const Error = appStory({ route, failures: [{ operation: 'listVenues', status: 500 }], shows: /Try again/ });
