import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default { title: 'pages/Venue' } satisfies Meta;

const route = '/venue/fusha-e-liqenit?date=2026-11-26';

export const Ready = appStory({ route });
export const OneTimeChosen = appStory({ route: `${route}&court=2&slot=15` });
export const WithPhotos = appStory({ route: '/venue/arena-dajti?date=2026-11-26' });
export const PhoneOnly = appStory({ route: '/venue/plazhi-arena' });
export const Loading = appStory({ route, failures: [{ operation: 'getVenue', status: 'never' }] });
export const TimesLoading = appStory({ route, failures: [{ operation: 'getVenueAvailability', status: 'never' }] });
/** No day has anything to choose: the address names a day that is past. */
export const Empty = appStory({ route: '/venue/fusha-e-liqenit?date=2026-11-23' });
export const ClosedDay = appStory({ route: '/venue/fusha-e-liqenit?date=2026-11-28' });
export const Failed = appStory({ route, failures: [{ operation: 'getVenue', status: 500 }] });
export const TimesFailed = appStory({ route, failures: [{ operation: 'getVenueAvailability', status: 500 }] });
export const NotFound = appStory({ route: '/venue/no-such-venue' });
export const BySlug = appStory({ route: '/fusha-e-liqenit' });
/** A venue's own profile may not open the players' page (R6). */
export const Forbidden = appStory({ route, persona: 'owner' });
