import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Venues in review' } satisfies Meta;

const list = { persona: 'superUser', module: 'superuser', route: '/super/in-review' } as const;

export const Ready = appStory({ ...list, shows: /2 venues wait for a decision/ });
export const OnADesktop = appStory({ ...list, wide: true, shows: /waits 2 days/ });
export const InAlbanian = appStory({ ...list, language: 'sq', shows: /2 qendra presin një vendim/ });
export const Empty = appStory({ ...list, scenario: 'empty', shows: /Nothing waits for you\./ });
export const Loading = appStory({
  ...list,
  failures: [{ operation: 'listVenues', status: 'never' }],
  awaits: 'data',
});
export const Recovered = appStory({
  ...list,
  failures: [{ operation: 'listVenues', status: 500 }],
  shows: /The venues could not be loaded\./,
  recovers: /2 venues wait for a decision/,
});
export const Error = appStory({
  ...list,
  failures: [{ operation: 'listVenues', status: 500 }],
  shows: /The venues could not be loaded\./,
});
export const Forbidden = appStory({
  route: '/super/in-review',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});
