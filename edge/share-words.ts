import type { Namespace } from '../src/shared/i18n/dictionary.types.ts';
import { formatWith, type Format } from '../src/shared/i18n/format.ts';
import type { Translate } from '../src/shared/i18n/i18n.ts';
import { common as commonEn } from '../src/shared/i18n/locales/en/common.ts';
import { communities as communitiesEn } from '../src/shared/i18n/locales/en/communities.ts';
import { competition as competitionEn } from '../src/shared/i18n/locales/en/competition.ts';
import { competitions as competitionsEn } from '../src/shared/i18n/locales/en/competitions.ts';
import { events as eventsEn } from '../src/shared/i18n/locales/en/events.ts';
import { fixtures as fixturesEn } from '../src/shared/i18n/locales/en/fixtures.ts';
import { games as gamesEn } from '../src/shared/i18n/locales/en/games.ts';
import { organization as organizationEn } from '../src/shared/i18n/locales/en/organization.ts';
import { teams as teamsEn } from '../src/shared/i18n/locales/en/teams.ts';
import { venue as venueEn } from '../src/shared/i18n/locales/en/venue.ts';
import { venues as venuesEn } from '../src/shared/i18n/locales/en/venues.ts';
import { common as commonSq } from '../src/shared/i18n/locales/sq/common.ts';
import { communities as communitiesSq } from '../src/shared/i18n/locales/sq/communities.ts';
import { competition as competitionSq } from '../src/shared/i18n/locales/sq/competition.ts';
import { competitions as competitionsSq } from '../src/shared/i18n/locales/sq/competitions.ts';
import { events as eventsSq } from '../src/shared/i18n/locales/sq/events.ts';
import { fixtures as fixturesSq } from '../src/shared/i18n/locales/sq/fixtures.ts';
import { games as gamesSq } from '../src/shared/i18n/locales/sq/games.ts';
import { organization as organizationSq } from '../src/shared/i18n/locales/sq/organization.ts';
import { teams as teamsSq } from '../src/shared/i18n/locales/sq/teams.ts';
import { venue as venueSq } from '../src/shared/i18n/locales/sq/venue.ts';
import { venues as venuesSq } from '../src/shared/i18n/locales/sq/venues.ts';
import { english } from '../src/shared/i18n/formats/en.ts';
import { albanian } from '../src/shared/i18n/formats/sq.ts';
import type { Language } from '../src/shared/i18n/locale.ts';

/** The texts of a language as the pages have them, without i18next: what a shared link says is what its page says. */
export interface Words {
  readonly format: Format;
  readonly t: <N extends SharedNamespace>(namespace: N) => Translate<N>;
  /** Epoch ms. */
  readonly now: number;
}

const dictionaries = {
  en: {
    common: commonEn,
    communities: communitiesEn,
    competition: competitionEn,
    competitions: competitionsEn,
    events: eventsEn,
    fixtures: fixturesEn,
    games: gamesEn,
    organization: organizationEn,
    teams: teamsEn,
    venue: venueEn,
    venues: venuesEn,
  },
  sq: {
    common: commonSq,
    communities: communitiesSq,
    competition: competitionSq,
    competitions: competitionsSq,
    events: eventsSq,
    fixtures: fixturesSq,
    games: gamesSq,
    organization: organizationSq,
    teams: teamsSq,
    venue: venueSq,
    venues: venuesSq,
  },
} as const;
type SharedNamespace = keyof typeof dictionaries.en & Namespace;

/** Texts and formats of a language. A text that is not there, such as that of a sport which is newer than this file, is empty. */
export function wordsIn(language: Language, now: number): Words {
  const format = formatWith(language, language === 'sq' ? albanian : english);
  const texts: object = dictionaries[language];
  const find = (namespace: string, key: string): string => {
    let at: unknown = texts;
    for (const part of [namespace, ...key.split('.')]) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return '';
      at = (at as Record<string, unknown>)[part]; // an object that has the key
    }
    return typeof at === 'string' ? at : '';
  };
  return {
    format,
    now,
    t: <N extends SharedNamespace>(namespace: N): Translate<N> => {
      const translate = (key: string, params: Readonly<Record<string, string | number | undefined>> = {}): string => {
        const colon = key.indexOf(':');
        const [owner, path] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
        const { count } = params;
        const plural = typeof count === 'number' && find(owner, `${path}_${format.plural(count, PLURALS)}`);
        const text = plural || find(owner, path);
        return text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(params[name] ?? ''));
      };
      return translate as Translate<N>; // its keys are checked where it is called
    },
  };
}

const PLURALS = { one: 'one', other: 'other' };
