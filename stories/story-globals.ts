import type { ScenarioName } from '../mocks/scenarios.ts';
import { isScenarioName } from '../mocks/scenarios.ts';
import type { ModuleType } from '../src/shared/api/generated/model';
import { toLanguage, type Language } from '../src/shared/i18n/locale.ts';

/** The times a story can be shown at, in Tirana, by names usable in an address. */
export const storyClocks = {
  tuesday: { title: 'Tue 24 Nov 2026, 10:00', at: '2026-11-24T10:00:00+01:00' },
  lateEvening: { title: 'Tue 24 Nov 2026, 23:30', at: '2026-11-24T23:30:00+01:00' },
  beforeBajram: { title: 'Fri 5 Mar 2027, 10:00', at: '2027-03-05T10:00:00+01:00' },
  summerTimeBegins: { title: 'Sun 28 Mar 2027, 01:30', at: '2027-03-28T01:30:00+01:00' },
} as const;

export const storyModules = [
  'base',
  'venue',
  'team',
  'organization',
  'superuser',
] as const satisfies readonly ModuleType[];
export const storyScenarios = ['default', 'slow', 'offline', 'empty', 'big'] as const satisfies readonly ScenarioName[];
/** Rules that axe runs over every story. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In tests axe describes violations only, and loads no style sheets for its rule about audio and video, which no page has. */
export const AXE_OPTIONS = import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {};
/** The toolbar does not override the story. */
export const AS_THE_STORY = 'story';

/** The toolbar's values. */
export interface StoryGlobals {
  language: Language;
  now: number;
  /** Null: the story's own. */
  module: ModuleType | null;
  scenario: ScenarioName | null;
}

/** Reads the toolbar's values; unknown ones fall back to the story's own. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  const { language, clock, module, scenario } = globals;
  const moment = Object.entries(storyClocks).find(([name]) => name === clock)?.[1] ?? storyClocks.tuesday;
  return {
    language: toLanguage(typeof language === 'string' ? language : null),
    now: Date.parse(moment.at),
    module: storyModules.find((name) => name === module) ?? null,
    scenario: isScenarioName(scenario) ? scenario : null,
  };
}
