import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Explore' } satisfies Meta;

const player = { route: '/explore', persona: 'player' } as const;

export const Ready = appStory({ ...player, shows: /Your next bookings/ });
export const OnAPhone = appStory({ ...player, phone: true });
export const Guest = appStory({ route: '/explore' });
export const Loading = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 'never' },
    { operation: 'listBookings', status: 'never' },
  ],
  awaits: 'data',
});
export const Empty = appStory({ ...player, scenario: 'empty', shows: /You have no upcoming bookings\..*You have no saved venues yet\./ });
export const Error = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 500 },
    { operation: 'listBookings', status: 500 },
  ],
  shows: /Try again.*Try again/,
});
