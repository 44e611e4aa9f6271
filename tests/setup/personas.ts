/** The demo accounts (design §17): +355 69 000 00 01 … 06; then those of unfinished sessions (`mocks/seed/session-accounts.ts`) and of one role at a venue, in an organization (`venue-accounts.ts`, `organization-accounts.ts`) or in the first team (`teams.ts`). */
export const personas = {
  player: '690000001',
  owner: '690000002',
  teamAdmin: '690000003',
  organizationManager: '690000004',
  superUser: '690000005',
  everyone: '690000006',
  unverified: '690000058',
  withoutPassword: '690000059',
  withoutProfile: '690000060',
  justVerified: '690000061',
  unverifiedSuperUser: '690000062',
  venueManager: '690000013',
  venueStaff: '690000014',
  newOwner: '690000016',
  leagueManager: '690000033',
  leagueReferee: '690000034',
  teamCaptain: '690000023',
  teamManager: '690000024',
} as const;

export type Persona = keyof typeof personas;
export const PHONE_PREFIX = '+355';
/** Where the app keeps the access token (SEC-01: local storage). */
export const TOKEN_KEY = 'fusha-token';
export const THEME_KEY = 'fusha-theme';
export const LOCALE_COOKIE = 'fusha-locale';
export const DATABASE_COOKIE = 'fusha-db';
export const CLOCK_COOKIE = 'fusha-now';

/** The current time of every test, in the page and the mock backend: a Tuesday morning in Tirana. */
export const NOW = '2026-11-24T10:00:00+01:00';
