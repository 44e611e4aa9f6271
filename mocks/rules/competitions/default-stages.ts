import type { CompetitionRecord, LocalText, StageRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { type StagePlan, storeStages } from './store-stages.ts';

const names = {
  league: { en: 'League', sq: 'Kampionati' },
  groups: { en: 'Groups', sq: 'Grupet' },
  knockout: { en: 'Knockout', sq: 'Eliminim direkt' },
  double: { en: 'Double elimination', sq: 'Eliminim i dyfishtë' },
} satisfies Record<string, LocalText>;

const plain: StageRecord['settings'] = {
  legs: 1,
  groups: 1,
  advance_per_group: null,
  best_of_rank: null,
  third_place: false,
  grand_final: 'single',
};

/** Groups of four or so, of which two go on. */
const groupsFor = (teams: number): number => (teams >= 24 ? 8 : teams >= 12 ? 4 : 2);

/** The stages that a competition begins with, by its format; who runs it changes them (decision 056). */
export function defaultStages({ format, max_teams }: Pick<CompetitionRecord, 'format' | 'max_teams'>): StagePlan[] {
  const stage = (plan: Partial<StagePlan> & Pick<StagePlan, 'name' | 'type'>): StagePlan => ({
    id: null,
    settings: plain,
    from: null,
    ...plan,
  });
  const knockout = stage({
    name: names.knockout,
    type: 'single-elimination',
    settings: { ...plain, third_place: max_teams > 3 },
  });
  switch (format) {
    case 'league':
    case 'custom':
      return [stage({ name: names.league, type: 'round-robin' })];
    case 'double-league':
      return [stage({ name: names.league, type: 'round-robin', settings: { ...plain, legs: 2 } })];
    case 'knockout':
      return [knockout];
    case 'double-knockout':
      return [stage({ name: names.double, type: 'double-elimination', settings: { ...plain, grand_final: 'reset' } })];
    case 'groups-knockout': {
      const settings = { ...plain, groups: groupsFor(max_teams), advance_per_group: 2 };
      return [stage({ name: names.groups, type: 'round-robin', settings }), { ...knockout, from: 1 }];
    }
  }
}

/** Gives a competition the stages of its format in place of those that it has. */
export const storeDefaultStages = (db: DbWriter, competition: CompetitionRecord): Promise<void> =>
  storeStages(db, competition.id, defaultStages(competition));
