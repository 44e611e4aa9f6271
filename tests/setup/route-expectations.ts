/**
 * Where every address leads, for everybody: written by hand from the ledger (RT, AUTH, ERR-01), the rulings (R1, R6,
 * R12, R23) and the ledger's readings (C-04 … C-10), independently of the code. The tests expand it to every state.
 */
import type { ModuleType } from '../../src/shared/api/generated/model';

/** Stages of a session. A token of an unverified user counts as a guest (AUTH-06). */
export const STAGES = [
  'guest',
  /** A token, and GET /auth/me without an answer (R1). */
  'unreachable',
  /** Signed in without a password, the profile uncompleted … */
  'noPassword',
  /** … or completed. */
  'noPasswordDone',
  'noProfile',
  /** Signed in by a code for a new password, the profile uncompleted … */
  'forgot',
  /** … or completed. */
  'forgotDone',
  'complete',
] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The result of opening an address: an address is a redirect to it (`login` and so on are short for those of signing in);
 * a trailing `!` adds "You do not have permission to access that page."; `home` is the module's.
 */
export type Cell = 'shown' | 'prompt' | 'retry' | 'notFound' | 'home' | 'home!' | `/${string}`;

const login = '/auth/login!';
const credentials = '/auth/credentials';
const profile = '/auth/profile';

type Row = readonly [
  guest: Cell,
  unreachable: Cell,
  noPassword: Cell,
  noPasswordDone: Cell,
  noProfile: Cell,
  forgot: Cell,
  forgotDone: Cell,
  complete: Cell,
];

const shownToAll: Row = ['shown', 'shown', 'shown', 'shown', 'shown', 'shown', 'shown', 'shown'];
const guestsOnly: Row = ['shown', 'retry', credentials, credentials, profile, credentials, credentials, 'home'];
const prompted: Row = ['prompt', 'retry', 'shown', 'shown', 'shown', 'shown', 'shown', 'shown'];
/** A frame, which goes on to its default child (RT-05). */
const onTo = (child: `/${string}`): Row => [child, child, child, child, child, child, child, child];
const nowhere: Row = ['notFound', 'notFound', 'notFound', 'notFound', 'notFound', 'notFound', 'notFound', 'notFound'];
/** The steps of signing in pass on the wanted address. */
const onwards = (to: string) => `?returnTo=${encodeURIComponent(to)}` as const;
/** Without a password, the profile uncompleted and completed; without a profile; the same with a code for a new password. */
const stepsTo = (to: string) =>
  [
    `${credentials}${onwards(to)}`,
    `${credentials}${onwards(to)}`,
    `${profile}${onwards(to)}`,
    `${credentials}${onwards(to)}`,
  ] as const;
/** Signed-in users only, with a password and a profile; a guest is sent back there after signing in, others after the steps. */
const signedIn = (to: string): Row => [`/auth/login${onwards(to)}!`, 'retry', ...stepsTo(to), 'shown', 'shown'];
/** What a user may do with a password and a profile only (decision 043). */
const promptedTo = (to: string): Row => ['prompt', 'retry', ...stepsTo(to), 'shown', 'shown'];
/** Signed-in users, whatever they lack. */
const anySignedIn = (to: string): Row => [
  `/auth/login${onwards(to)}!`,
  'retry',
  'shown',
  'shown',
  'shown',
  'shown',
  'shown',
  'shown',
];
const guestsOnlyTo = (to: string, end: Cell): Row => [
  'shown',
  'retry',
  `${credentials}${onwards(to)}`,
  `${credentials}${onwards(to)}`,
  `${profile}${onwards(to)}`,
  `${credentials}${onwards(to)}`,
  `${credentials}${onwards(to)}`,
  end,
];

/** Addresses × stages. What a module forbids is in the next table, /auth/verify with a number in `withPhone`. */
export const expectations: Readonly<Record<string, Row>> = {
  // address                   guest      unreachable  noPassword        noPasswordDone    noProfile    forgot            forgotDone        complete
  '/': ['shown', 'retry', 'home', 'home', 'home', 'home', 'home', 'home'],
  '/?returnTo=%2Fbookings': ['shown', 'retry', 'home', 'home', 'home', 'home', 'home', 'home'],
  '/explore': shownToAll,
  '/venues': shownToAll,
  '/venues?sport_id=1': shownToAll,
  '/venue/fusha-e-liqenit': shownToAll,
  '/venue/no-such-venue': shownToAll, // the page itself shows the 404 (R12)
  '/fusha-e-liqenit': shownToAll,
  '/teams': shownToAll,
  '/teams?sportId=1&page=2': shownToAll,
  '/team/kalaja-united': shownToAll,
  '/team/no-such-team': shownToAll, // the page itself shows the 404 (R12)
  '/t/kalaja-united': shownToAll,
  '/kalaja-united': shownToAll,
  '/community/1': onTo('/community/1/feed'),
  '/community/1?post=2': onTo('/community/1/feed?post=2'),
  '/community/1/feed': shownToAll,
  '/community/1/feed?post=1': shownToAll,
  '/community/1/events': shownToAll,
  '/community/1/members': shownToAll,
  '/community/999999/feed': shownToAll, // the page itself shows that it cannot be seen
  '/community/1/requests': signedIn('/community/1/requests'),
  '/community/1/no-such-page': nowhere,
  '/event/1': onTo('/event/1/info'),
  '/event/1?answer=going': onTo('/event/1/info?answer=going'),
  '/event/1/info': shownToAll,
  '/event/1/participants': shownToAll,
  '/event/1/participants?show=invited': shownToAll,
  '/event/999999/info': shownToAll, // the page itself shows that it cannot be seen
  '/event/1/game': shownToAll,
  '/event/1/game?result=1': shownToAll,
  '/event/1/no-such-page': nowhere,
  '/competitions': shownToAll,
  '/competitions?sportId=1&phase=ongoing&mine=1&page=2': shownToAll,
  '/competition/1': onTo('/competition/1/about'),
  '/competition/1/about': shownToAll,
  '/competition/1/teams': shownToAll,
  '/competition/1/fixtures': shownToAll,
  '/competition/1/fixtures?team_id=1&page=2': shownToAll,
  '/competition/1/results': shownToAll,
  '/competition/1/standings': shownToAll,
  '/competition/1/standings?why-1=3': shownToAll,
  '/competition/999999/about': shownToAll, // the page itself shows that it cannot be seen
  '/competition/1/no-such-page': nowhere,
  '/games': signedIn('/games'),
  '/games?when=past': signedIn('/games?when=past'),
  '/fixtures/1': shownToAll,
  '/fixtures/29/track': signedIn('/fixtures/29/track'),
  '/fixtures/999999': shownToAll, // the page itself shows that it cannot be seen
  '/communities': shownToAll,
  '/events': shownToAll,
  '/events?sport_id=1&when=past&mine=1&page=2': shownToAll,
  '/communities?sport_id=1&mine=1&page=2': shownToAll,
  '/bookings': promptedTo('/bookings'),
  '/bookings?tab=past': promptedTo('/bookings?tab=past'),
  '/account': prompted,
  '/notifications': anySignedIn('/notifications'),
  '/notifications?page=2': anySignedIn('/notifications?page=2'),
  '/admin/venue': signedIn('/admin/venue'),
  '/admin/venue/calendar': signedIn('/admin/venue/calendar'),
  '/admin/venue/calendar?date=2026-11-26': signedIn('/admin/venue/calendar?date=2026-11-26'),
  '/admin/venue/users': signedIn('/admin/venue/users'),
  '/admin/organization/home': signedIn('/admin/organization/home'),
  '/admin/organization/users': signedIn('/admin/organization/users'),
  '/admin/organization/users?profile=uncompleted': signedIn('/admin/organization/users?profile=uncompleted'),
  '/admin/organization/settings': signedIn('/admin/organization/settings'),
  '/liga-e-lagjeve-tirana': shownToAll,
  '/admin/team': signedIn('/admin/team'),
  '/admin/team?view=details': signedIn('/admin/team?view=details'),
  '/admin/team/users': signedIn('/admin/team/users'),
  '/admin/team/users?status=invited': signedIn('/admin/team/users?status=invited'),
  '/competition/5/applications': signedIn('/competition/5/applications'),
  '/competition/5/applications?status=waitlisted': signedIn('/competition/5/applications?status=waitlisted'),
  '/competition/5/application/1': signedIn('/competition/5/application/1'), // the page itself shows what is not the reader's
  '/competition/1/pipeline': signedIn('/competition/1/pipeline'),
  '/competition/1/pipeline?do=add': signedIn('/competition/1/pipeline?do=add'),
  '/applications': signedIn('/applications'),
  '/applications?direction=received': signedIn('/applications?direction=received'),
  '/application/1': signedIn('/application/1'), // the page itself shows what is not the reader's
  '/settings': anySignedIn('/settings'),
  '/super/in-review': signedIn('/super/in-review'),
  '/super/venue/drini-sport-center': signedIn('/super/venue/drini-sport-center'),
  '/super/venue/drini-sport-center/manage': signedIn('/super/venue/drini-sport-center/manage'),
  '/auth/login': guestsOnly,
  '/auth/register': guestsOnly,
  '/auth/forgot-password': guestsOnly,
  '/auth/verify': [
    login,
    'retry',
    `${credentials}!`,
    `${credentials}!`,
    `${profile}!`,
    `${credentials}!`,
    `${credentials}!`,
    'home!',
  ],
  '/auth/credentials': [login, 'retry', 'shown', 'shown', profile, 'shown', 'shown', 'home'],
  '/auth/profile': [login, 'retry', credentials, 'home', 'shown', 'shown', 'home', 'home'],
  '/no/such/page': nowhere,
  '/venues/1': nowhere,
  '/auth': shownToAll, // treated as a slug; the page shows the 404

  // the wanted address
  '/auth/login?returnTo=%2Fnotifications': guestsOnlyTo('/notifications', '/notifications'),
  '/auth/login?returnTo=%2Fapp%2Fexplore%3Fa%3D1': guestsOnlyTo('/explore?a=1', '/explore?a=1'),
  '/auth/register?returnTo=%2Faccount': guestsOnlyTo('/account', '/account'),
  '/auth/login?returnTo=%2Fauth%2Flogin': guestsOnlyTo('/auth/login', 'home'),
  '/auth/login?returnTo=%2Fauth%2Fverify': guestsOnlyTo('/auth/verify', 'home'),
  '/auth/login?returnTo=%2F': guestsOnlyTo('/', 'home'),
  '/auth/login?returnTo=%2Fno%2Fsuch%2Fpage': guestsOnlyTo('/no/such/page', 'home'),
  '/auth/login?returnTo=%2F%2Fevil.example': guestsOnly,
  '/auth/login?returnTo=https%3A%2F%2Fevil.example%2Fapp': guestsOnly,
  '/auth/credentials?returnTo=%2Fexplore': [
    '/auth/login?returnTo=%2Fexplore!',
    'retry',
    'shown',
    'shown',
    '/auth/profile?returnTo=%2Fexplore',
    'shown',
    'shown',
    '/explore',
  ],
  '/auth/profile?returnTo=%2Fexplore': [
    '/auth/login?returnTo=%2Fexplore!',
    'retry',
    '/auth/credentials?returnTo=%2Fexplore',
    '/explore',
    'shown',
    'shown',
    '/explore',
    '/explore',
  ],
  '/auth/verify?returnTo=%2Fexplore': [
    '/auth/login?returnTo=%2Fexplore!',
    'retry',
    '/auth/credentials?returnTo=%2Fexplore!',
    '/auth/credentials?returnTo=%2Fexplore!',
    '/auth/profile?returnTo=%2Fexplore!',
    '/auth/credentials?returnTo=%2Fexplore!',
    '/auth/credentials?returnTo=%2Fexplore!',
    '/explore!',
  ],
  '/auth/login?returnTo=%2Fcommunity%2F1': guestsOnlyTo('/community/1', '/community/1/feed'),
  // the redirect target is limited to base: see `limited`
  '/auth/login?returnTo=%2Fbookings': guestsOnlyTo('/bookings', '/bookings'),
  '/auth/login?returnTo=%2Fvenue%2Farena%3Fbook%3D1': guestsOnlyTo('/venue/arena?book=1', '/venue/arena?book=1'),
};

/** With a phone number to verify, these are open to every known session. */
export const withPhone: readonly string[] = ['/auth/verify', '/auth/verify?returnTo=%2Fexplore'];

/** Super user mode needs a super user (SEC-15); `pretender` has the module without being one. */
export const MODULES = ['base', 'superuser', 'pretender', 'venue', 'team', 'organization', 'community'] as const;
export type Module = (typeof MODULES)[number];

type Modules = readonly [
  base: boolean,
  superuser: boolean,
  pretender: boolean,
  venue: boolean,
  team: boolean,
  organization: boolean,
  community: boolean,
];
const yes = true;
const no = false;

/** Pages limited to modules; `no`: the module's home with the permission text. A guest counts as base. */
export const limited: Readonly<Record<string, Modules>> = {
  // page       base superuser pretender venue team organization community
  '/venues': [yes, yes, no, no, no, no, no],
  '/venue': [yes, yes, no, no, no, no, no],
  '/bookings': [yes, no, no, no, no, no, no],
  '/community/1/requests': [yes, no, no, no, no, no, no],
  '/event': [yes, no, no, no, no, yes, no],
  '/events': [yes, no, no, no, no, yes, no],
  '/competition/5/applications?': [yes, no, no, no, no, yes, no],
  '/competition/1/pipeline': [yes, no, no, no, no, yes, no],
  '/games': [yes, no, no, no, no, yes, no],
  '/admin/venue': [no, no, no, yes, no, no, no],
  '/admin/venue/calendar': [no, no, no, yes, no, no, no],
  '/admin/venue/users': [no, no, no, yes, no, no, no],
  '/admin/organization/home': [no, no, no, no, no, yes, no],
  '/admin/organization/users': [no, no, no, no, no, yes, no],
  '/admin/organization/settings': [no, no, no, no, no, yes, no],
  '/admin/team': [no, no, no, no, yes, no, no],
  '/admin/team/users': [no, no, no, no, yes, no, no],
  '/super/in-review': [no, yes, no, no, no, no, no],
  '/super/venue': [no, yes, no, no, no, no, no],
};

/** Landing pages (design §3) as far as they are built (R23). */
export const homes: Readonly<Record<ModuleType, string>> = {
  base: '/explore',
  superuser: '/super/in-review',
  venue: '/admin/venue/calendar',
  team: '/admin/team',
  organization: '/admin/organization/home',
  community: '/account',
};

/** The document's title of each page with a fixed one; elsewhere it is the name of what is shown. */
export const titles: Readonly<Record<string, string>> = {
  '/': 'Find a court',
  '/explore': 'Explore',
  '/venues': 'Venues',
  '/teams': 'Teams',
  '/communities': 'Communities',
  '/events': 'Events',
  '/games': 'Games',
  '/competitions': 'Competitions',
  '/bookings': 'My bookings',
  '/account': 'Account',
  '/notifications': 'Notifications',
  '/admin/venue': 'Your venue',
  '/admin/venue/calendar': 'Calendar',
  '/admin/venue/users': 'Admins',
  '/admin/organization/home': 'Overview',
  '/admin/organization/users': 'Users',
  '/admin/organization/settings': 'Organization settings',
  '/admin/team': 'Your team',
  '/admin/team/users': 'Members',
  '/applications': 'Applications',
  '/settings': 'Settings',
  '/super/in-review': 'Venues in review',
  '/auth/login': 'Sign in',
  '/auth/register': 'Create an account',
  '/auth/forgot-password': 'Forgot your password?',
  '/auth/verify': 'Enter the code',
  '/auth/profile': 'Your profile',
};

/** Main navigation (design §3) as far as its pages are built. */
export const navigation: Readonly<Record<'guest' | Module, readonly string[]>> = {
  guest: ['Home', 'Explore', 'Venues', 'Competitions', 'Account'],
  base: ['Explore', 'Venues', 'Bookings', 'Events', 'Games', 'More'],
  superuser: ['Manage', 'Venues', 'Account', 'More'],
  pretender: ['Manage', 'Venues', 'Account', 'More'],
  venue: ['Calendar', 'Venue', 'Admins', 'Account', 'More'],
  team: ['Team', 'Admins', 'Competitions', 'Account', 'More'],
  organization: ['Organization', 'Events', 'Competitions', 'Account', 'More'],
  community: ['Account', 'More'],
};
