import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Home' } satisfies Meta;

const route = '/';

export const Ready = appStory({ route, shows: /All venues free at/ });
export const OnAPhone = appStory({ route, phone: true });
export const Loading = appStory({ route, failures: [{ operation: 'listVenues', status: 'never' }], awaits: 'data' });
export const Empty = appStory({ route, scenario: 'empty', shows: /Nothing is free at/ });
export const Error = appStory({ route, failures: [{ operation: 'listVenues', status: 500 }], shows: /Try again/ });
