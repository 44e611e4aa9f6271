// Generated from the sources of the pages by `npm run generate`. Do not edit.
import type { Namespace } from '../../shared/i18n/dictionary.types.ts';

export const firstTexts: Readonly<Record<string, readonly Namespace[]>> = {
  '/': ['home', 'venues'],
  '/explore': ['communities', 'competitions', 'events', 'fixtures', 'home', 'organization', 'teams', 'venues'],
  '/venues': ['venues'],
  '/venue/:slug': ['validation', 'venue', 'venues'],
  '/auth/login': ['auth', 'validation'],
  '/auth/register': ['auth', 'validation'],
};
