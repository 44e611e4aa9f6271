import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Community events',
  parameters: { without: { Empty: 'it is always empty so far: Ready' } },
} satisfies Meta;

const EVENTS = '/community/1/events';

export const Ready = appStory({ route: EVENTS, shows: /No events yet.*What Futbolli i së Enjtes plays next/ });
export const OnADesktop = appStory({ route: EVENTS, wide: true, shows: /No events yet/ });
export const InAlbanian = appStory({ route: EVENTS, language: 'sq', shows: /Ende pa aktivitete/ });
export const Loading = appStory({
  route: EVENTS,
  failures: [{ operation: 'getCommunity', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  route: EVENTS,
  failures: [{ operation: 'getCommunity', status: 500 }],
  shows: /Something went wrong/,
  recovers: /No events yet/,
});
