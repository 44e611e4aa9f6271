import type { RealtimeEvent } from '../../contract/types.ts';
import type { ApplicationRecord, CompetitionRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { settleApplication } from '../applications/applications.ts';
import { existing } from '../shared/lookups.ts';
import { entryOf } from './access.ts';
import { entryBoardOf, latestApplications } from './board.ts';
import { decideEntry, type Entry, type EntryEvent, type EntryRefusal } from './entries.ts';
import { gameEvents, tellGameRoom } from '../games/events.ts';
import { type CompetitionLive, competitionEvents, tellCompetitionRoom } from './events.ts';
import { type CompetitionAct, recountApplications, tellEntryDecided, tellOpponent } from './notices.ts';
import type { Settled } from './settled.ts';
import { settleGames } from './withdrawal.ts';

/** Who changes entries, and when; `actor` null: the clock. */
export interface EntryAct extends CompetitionAct {
  readonly realtime: RealtimeWriter;
  emit(event: RealtimeEvent): void;
}

type Changed =
  | {
      readonly promoted: readonly number[];
      /** What became of the games of a team that has left. */
      readonly settled: Settled;
      readonly refused?: undefined;
    }
  | { readonly refused: EntryRefusal };

/**
 * Applies an event to the entries of a competition: applications, places and the waiting list, and the games of a team that leaves;
 * whoever moves up or has no opponent any more is told. Returns the refusal, having changed nothing. A new application is stored by the caller before.
 */
export async function changeEntries(
  act: CompetitionAct,
  event: EntryEvent,
  note: string | null = null,
): Promise<Changed> {
  const { db, competition, now } = act;
  const board = entryBoardOf(db, competition);
  const decision = decideEntry(board, event, now);
  if (decision.refused !== undefined) return decision;
  const before = new Map(board.entries.map((one) => [one.team, one]));
  for (const entry of decision.entries) {
    const was = before.get(entry.team);
    if (was === entry) continue;
    const isOwn = event.type !== 'resized' && event.team === entry.team;
    await store(act, was, entry, isOwn ? note : null);
  }
  const latest = latestApplications(db, competition.id);
  for (const team of decision.promoted)
    await tellEntryDecided(act, existing(latest.get(team), 'application'), 'promoted');
  await recountApplications(act);
  const settled = leaves.has(event.type) && event.type !== 'resized' ? await settle(act, event.team) : nothing;
  return { promoted: decision.promoted, settled };
}

const leaves = new Set<EntryEvent['type']>(['withdrew', 'withdrawn', 'disqualified']);
const nothing: Settled = { games: [], opponents: new Map() };

/** Its opponents are told what that means for them. */
async function settle(act: CompetitionAct, team: number): Promise<Settled> {
  const settled = await settleGames(act.db, act.competition, team);
  for (const [teamId, change] of settled.opponents) await tellOpponent(act, { teamId, change, left: team });
  return settled;
}

/** What those who run the teams hear after a change of entries: who moved up, and whom a team leaves without a game. */
export const newsOf = ({ promoted, settled }: Exclude<Changed, { refused: EntryRefusal }>) =>
  new Map<number, 'promoted' | 'entry'>([
    ...promoted.map((team) => [team, 'promoted'] as const),
    ...[...settled.opponents.keys()].map((team) => [team, 'entry'] as const),
  ]);

/** The screens of the people concerned follow, and of everybody on a page of it but where a team only asks for a place. */
export function liveEntries(
  act: EntryAct,
  teams: NonNullable<CompetitionLive['teams']>,
  also: Pick<CompetitionLive, 'people' | 'tellsPeople' | 'tellsOrganizers'> & { readonly settled?: Settled } = {},
): void {
  const { db, competition, actor } = act;
  const { settled = nothing, ...told } = also;
  for (const event of competitionEvents(db, { ...told, competition, actorId: actor?.id ?? null, teams }))
    act.emit(event);
  for (const game of settled.games) {
    for (const event of gameEvents(db, game)) act.emit(event);
    tellGameRoom(act.realtime, game, actor);
  }
  if (also.tellsOrganizers !== 'received') tellCompetitionRoom(act.realtime, competition, actor);
}

async function store(act: CompetitionAct, was: Entry | undefined, entry: Entry, note: string | null): Promise<void> {
  const { db, competition, actor, now } = act;
  const application = latestApplications(db, competition.id).get(entry.team);
  if (application && entry.application !== null) {
    const isSettled = entry.application !== was?.application && entry.application !== 'pending';
    if (isSettled)
      await settleApplication(db, application, {
        action: entry.application,
        actorId: actor?.id ?? null,
        note,
        now,
      });
    if (entry.turn !== application.turn) await db.applications.update(application.id, { turn: entry.turn });
  }
  await storePlace(db, competition, entry, application);
}

async function storePlace(
  db: DbWriter,
  { id: competition_id }: CompetitionRecord,
  { team, place, application: state }: Entry,
  application: ApplicationRecord | undefined,
): Promise<void> {
  const stored = entryOf(db, competition_id, team);
  if (place === null) {
    if (stored) await db.competitionTeams.remove(stored.id);
  } else if (stored) {
    if (stored.status !== place) await db.competitionTeams.update(stored.id, { status: place });
  } else {
    const entered = state === 'accepted' ? application : undefined;
    await db.competitionTeams.insert({
      competition_id,
      team_id: team,
      application_id: entered?.id ?? null,
      seed: null,
      seed_locked: false,
      status: place,
      deductions: [],
      roster: entered ? [...entered.roster] : [],
      fee_paid: false,
    });
  }
}
