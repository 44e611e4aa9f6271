import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Account' } satisfies Meta;

export const OneProfile = appStory({ route: '/account', persona: 'player' });
export const AllProfiles = appStory({ route: '/account', persona: 'everyone' });
/** Guests are asked to sign in, in place. */
export const Guest = appStory({ route: '/account' });
