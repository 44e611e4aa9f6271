import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Slug',
  parameters: { without: { Empty: 'a slug that names nothing is the 404 page, and a venue has its own stories' } },
} satisfies Meta;

const route = '/fusha-e-liqenit';

export const Ready = appStory({ route, shows: /Fusha e Liqenit/ });
/** What the slug stands for is known, the venue is on its way. */
export const Loading = appStory({ route, failures: [{ operation: 'getVenue', status: 'never' }], awaits: 'data' });
/** It is not known what the slug stands for. */
export const Error = appStory({ route, failures: [{ operation: 'resolveSlug', status: 500 }], shows: /Try again/ });
/** A slug that names nothing is the 404 page (R12). */
export const NotFound = appStory({
  route: '/no-such-name',
  shows: /404.*Page not found.*Page Not Found: \/no-such-name/,
});
