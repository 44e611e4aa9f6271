import type { EventRecord, GameRecord, ModuleType, ParticipantRecord, TeamMemberRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { looksAfter, managesEvent, mayReadEvent } from './event-access.ts';
import { asOfNow, eventOf } from './games.ts';
import { resultStateOf, type Side } from './game-result.ts';
import { membershipOf, rosterOf } from './team-access.ts';

export interface GameRequester {
  readonly user: { readonly id: number } | null;
  readonly module: ModuleType;
}
const sides = ['home', 'away'] as const;

/** The game of an event is known to who may know of the event; one of two teams to everybody. */
export function mayReadGame(db: DbReader, game: GameRecord, userId: number | undefined): boolean {
  const event = eventOf(db, game);
  return event === null || mayReadEvent(db, event, userId);
}

/** Who follows a game and may still know of it. */
export const followersOf = (db: DbReader, game: GameRecord): number[] =>
  db.gameFollows
    .by('game', game.id)
    .map(({ user_id }) => user_id)
    .filter((userId) => mayReadGame(db, game, userId));

/** Who plays on a side of an event: its captain first (who manages the event, else who came first), then by arrival. */
export function playersOf(db: DbReader, event: EventRecord, side: Side): ParticipantRecord[] {
  const manages = ({ user_id }: ParticipantRecord) => looksAfter(db, event, user_id);
  return db.participants
    .by('event', event.id)
    .filter((one) => one.status === 'going' && one.side === side)
    .toSorted(
      (a, b) => Number(manages(b)) - Number(manages(a)) || (a.arrived_at ?? 0) - (b.arrived_at ?? 0) || a.id - b.id,
    );
}

const speaks = (member: TeamMemberRecord | undefined): boolean =>
  member?.status === 'active' && member.roles.some((role) => role !== 'coach');

export const teamOf = (game: GameRecord, side: Side): number | null =>
  side === 'home' ? game.home_team_id : game.away_team_id;

/** Everybody who answers for a side: all who play on it in an event, the captains, managers and admins of a team. */
export function speakersOf(db: DbReader, game: GameRecord, side: Side): number[] {
  const event = eventOf(db, game);
  const people = event ? playersOf(db, event, side) : rosterOf(db, teamOf(game, side) ?? 0).filter(speaks);
  return people.map(({ user_id }) => user_id);
}

/** The sides a user answers for: of an event a player's own, of a team what its captains, managers and admins may say. */
export function sidesSpokenFor(db: DbReader, game: GameRecord, userId: number | undefined): Side[] {
  if (userId === undefined) return [];
  if (game.event_id !== null) {
    const mine = db.participants.one('participation', game.event_id, userId);
    return mine?.status === 'going' && mine.side ? [mine.side] : [];
  }
  return sides.filter((side) => speaks(membershipOf(db, teamOf(game, side) ?? 0, userId)));
}

/** The side a user speaks for, or else plays on. */
export function sideOf(db: DbReader, game: GameRecord, userId: number | undefined): Side | null {
  const [spoken] = sidesSpokenFor(db, game, userId);
  if (spoken || game.event_id !== null) return spoken ?? null;
  return sides.find((side) => membershipOf(db, teamOf(game, side) ?? 0, userId)?.status === 'active') ?? null;
}

/** The sides whose confirmation of the result a user can still give. */
export function sidesToAnswer(db: DbReader, game: GameRecord, userId: number | undefined, now: number): Side[] {
  const { result } = game;
  if (!result || resultStateOf(result, now) !== 'provisional') return [];
  return sidesSpokenFor(db, game, userId).filter((side) => !result.confirmed.includes(side));
}

/** Captain of a side of the event. */
export const leadsSide = (db: DbReader, event: EventRecord, userId: number): boolean =>
  sides.some((side) => playersOf(db, event, side)[0]?.user_id === userId);

/** What a user may do with a game they may read, at this moment. */
export function gamePermissions(db: DbReader, { user, module }: GameRequester, stored: GameRecord, now: number) {
  const game = asOfNow(db, stored, now);
  const event = eventOf(db, game);
  const state = resultStateOf(game.result, now);
  const manages = event !== null && managesEvent(db, { user, module }, event);
  const isOpen = event !== null && event.cancelled_at === null;
  const hasBegun = isOpen && event.starts_at <= now;
  const leads = manages || (event !== null && user !== null && leadsSide(db, event, user.id));
  const answers = sidesToAnswer(db, game, user?.id, now).length > 0;
  return {
    follow: user !== null,
    manage_sides: manages && isOpen && game.result === null,
    enter_result: leads && hasBegun && (state === 'none' || state === 'provisional'),
    confirm_result: answers,
    dispute_result: answers,
    settle_result: manages && hasBegun && state === 'disputed',
  };
}
