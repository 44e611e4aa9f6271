import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Slug',
  parameters: { without: { Empty: 'a slug that names nothing is the 404 page, and a venue has its own stories' } },
} satisfies Meta;

const route = '/fusha-e-liqenit';

export const Ready = appStory({ route, shows: /Fusha e Liqenit/ });
/** The slug is resolved, the venue is loading. */
export const Loading = appStory({ route, failures: [{ operation: 'getVenue', status: 'never' }], awaits: 'data' });
/** The slug cannot be resolved. */
export const Error = appStory({ route, failures: [{ operation: 'resolveSlug', status: 500 }], shows: /Try again/ });
/** An unknown slug is the 404 page (R12). */
export const NotFound = appStory({
  route: '/no-such-name',
  shows: /404.*Page not found.*Page Not Found: \/no-such-name/,
});
