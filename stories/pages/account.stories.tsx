import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Account' } satisfies Meta;

const route = '/account';

export const Ready = appStory({ route, persona: 'player', shows: /Arben Hoxha/ });
export const AllProfiles = appStory({ route, persona: 'everyone', shows: /Era Krasniqi/ });
export const OnAPhone = appStory({ route, persona: 'everyone', phone: true });
/** In the module of a venue. */
export const OfAVenue = appStory({ route, persona: 'owner', module: 'venue', shows: /Mirela Gjoka/ });
/** Nobody knows yet whose token it is: the guard waits. */
export const Loading = appStory({ route, persona: 'player', failures: [{ operation: 'getMe', status: 'never' }], awaits: 'page' });
/** It cannot be found out whose token it is (R1). */
export const Error = appStory({ route, persona: 'player', failures: [{ operation: 'getMe', status: 'reset' }], shows: /Try again/ });
/** Guests are asked to sign in, in place. */
export const Guest = appStory({ route, shows: /Sign in/ });
