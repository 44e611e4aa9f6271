import { type Bracket, playBracket, type Source, type Winner } from '../../src/tournament/index.ts';
import type { GameRecord, StageGroupRecord, StageRecord } from '../db/records.ts';
import { toSourceRecord } from '../rules/competitions/sources.ts';
import { existing } from '../rules/shared/lookups.ts';
import { addDays, toUtc } from '../rules/shared/time.ts';
import { between, emptyGame, halfHourBefore, liveNow, scoreOf } from './fixtures.ts';
import type { SportKey } from './lookups.ts';
import { detailsOf } from './scores.ts';
import type { Seeding } from './seeding.ts';

/** What became of a game of a bracket, or when it is. */
export type BracketPlan =
  | { readonly day: number; readonly result: string; readonly forfeits?: GameRecord['forfeits'] }
  | { readonly day: number }
  | 'live';

interface Drawn {
  readonly sport: SportKey;
  readonly stage: StageRecord;
  readonly bracket: Bracket;
  /** By number of the game; without: not planned yet. */
  readonly plans: Readonly<Record<number, BracketPlan>>;
  /** Groups that sources name. */
  readonly groups?: readonly StageGroupRecord[];
}

/** The games of an elimination; the engine says who plays whom after what was played. */
export async function seedBracket(at: Seeding, { sport, stage, bracket, plans, groups = [] }: Drawn): Promise<void> {
  const results = new Map<number, Winner>();
  const ids = new Map<number, number>();
  for (const { number, part, round, position, home, away } of bracket.games) {
    const now = playBracket(bracket, { results }).games[number - 1];
    const teams =
      now?.home.kind === 'team' && now.away.kind === 'team'
        ? between(at, sport, now.home.team, now.away.team)
        : { ...seatOf(at, 'home', home), ...seatOf(at, 'away', away) };
    const plan = plans[number];
    const played = playedOf(at, sport, number, plan);
    const { home_score = null, away_score = null } = played;
    if (typeof plan === 'object' && 'result' in plan && home_score !== null && away_score !== null)
      results.set(number, home_score > away_score ? 'home' : 'away');
    const game = await at.db.games.insert({
      ...emptyGame(sport),
      ...teams,
      ...played,
      competition_id: stage.competition_id,
      place: {
        stage_id: stage.id,
        group_id: null,
        round,
        leg: 1,
        bracket: { side: part, position },
        number,
        home: toSourceRecord(home, { games: ids, groups }),
        away: toSourceRecord(away, { games: ids, groups }),
      },
    });
    ids.set(number, game.id);
  }
}

/** A team that has no opponent in the round before waits in its first game. */
function seatOf({ db }: Seeding, side: 'home' | 'away', source: Source): Partial<GameRecord> {
  if (source.kind !== 'team') return {};
  const { id, name } = existing(db.teams.get(source.team), 'team');
  return side === 'home' ? { home_team_id: id, home_label: name } : { away_team_id: id, away_label: name };
}

function playedOf(at: Seeding, sport: SportKey, number: number, plan: BracketPlan | undefined): Partial<GameRecord> {
  if (plan === undefined) return {};
  if (plan === 'live') return { starts_at: halfHourBefore(at.now), status: 'live', ...liveNow[sport] };
  const starts_at = toUtc(addDays(at.today, plan.day), (17 + (number % 4)) * 60);
  if (!('result' in plan)) return { starts_at, status: 'scheduled' };
  const score = scoreOf(plan.result);
  if (plan.forfeits) return { starts_at, status: 'walkover', ...score, forfeits: plan.forfeits };
  const details = detailsOf(sport, score.home_score ?? 0, score.away_score ?? 0, number);
  return { starts_at, status: 'finished', ...score, ...details };
}
