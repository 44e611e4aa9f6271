import { isBegun, isMovable } from './games.ts';
import type { GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { type GameRequester } from './host.ts';
import { asOfNow, hostOf } from './kinds.ts';
import { appointmentsOf } from './officials.ts';
import { resultStatusOf } from './outcome.ts';
import { resultStateOf, type Side } from './result.ts';
import { isTrackable, isTracker, mayTrack } from './trackers.ts';

/** The game of an event is known to who may know of the event; one of two teams to everybody. */
export const mayReadGame = (db: DbReader, game: GameRecord, userId: number | undefined): boolean =>
  hostOf(db, game).isKnownTo(userId);

/** Who follows a game and may still know of it. */
export function followersOf(db: DbReader, game: GameRecord): number[] {
  const host = hostOf(db, game);
  return db.gameFollows
    .by('game', game.id)
    .map(({ user_id }) => user_id)
    .filter((userId) => host.isKnownTo(userId));
}

/** The sides whose confirmation of the result a user can still give. */
export function sidesToAnswer(db: DbReader, game: GameRecord, userId: number | undefined, now: number): Side[] {
  const { result } = game;
  if (userId === undefined || !result || resultStateOf(result, now) !== 'provisional') return [];
  return hostOf(db, game)
    .sidesSpokenFor(userId)
    .filter((side) => !result.confirmed.includes(side));
}

/** Who runs the competition may confirm what somebody else has entered. */
export function mayApprove(db: DbReader, requester: GameRequester, game: GameRecord, now: number): boolean {
  const { result } = game;
  if (!result || resultStateOf(result, now) !== 'provisional' || result.entered_by === requester.user?.id) return false;
  const host = hostOf(db, game);
  return host.competition !== null && host.manages(requester);
}

/** Both teams of a game are known, it is in play, and no rule of the competition has decided it for good. */
export function isDecidable(db: DbReader, game: GameRecord): boolean {
  const { competition, isOpen } = hostOf(db, game);
  const isByRule = game.status === 'walkover' && game.result === null;
  return competition !== null && isOpen && game.home_team_id !== null && game.away_team_id !== null && !isByRule;
}

/** A dispute must be able to end: nobody settles one of a stage that is over. */
export function mayBeDisputed(db: DbReader, game: GameRecord): boolean {
  const { competition, isOpen } = hostOf(db, game);
  return competition === null || isOpen;
}

/** What a user may do with a game they may read, at this moment. */
export function gamePermissions(db: DbReader, requester: GameRequester, stored: GameRecord, now: number) {
  const { user } = requester;
  const game = asOfNow(db, stored, now);
  const host = hostOf(db, game);
  const state = resultStatusOf(game, now);
  const manages = host.manages(requester);
  const hasBegun = host.hasBegun(now);
  const leads = manages || (user !== null && host.leads(user.id));
  const answers = sidesToAnswer(db, game, user?.id, now).length > 0;
  const chooses = (side: Side) => user !== null && !isBegun(game, now) && host.eligible(user.id, side) !== null;
  const decides = manages && isDecidable(db, game);
  return {
    follow: user !== null,
    manage_sides: manages && host.event !== null && host.isOpen && game.result === null,
    enter_result: leads && hasBegun && (state === 'none' || state === 'provisional'),
    confirm_result: answers || mayApprove(db, requester, game, now),
    dispute_result: answers && mayBeDisputed(db, game),
    settle_result: manages && hasBegun && state === 'disputed',
    move: manages && game.competition_id !== null && isMovable(game),
    walkover: decides && state !== 'official',
    reopen: decides && state !== 'none',
    appoint: manages && host.competition?.owner_type === 'organization' && isMovable(game),
    answer_appointment:
      isMovable(game) && user !== null && appointmentsOf(db, game.id).some(({ user_id }) => user_id === user.id),
    track: isTrackable(db, game, now) && (mayTrack(db, requester, game) || isTracker(requester, game)),
    set_lineup_home: chooses('home'),
    set_lineup_away: chooses('away'),
  };
}

/** A result waits for this user: they can confirm it, or settle it. */
export function waitsFor(db: DbReader, requester: GameRequester, game: GameRecord, now: number): boolean {
  if (resultStatusOf(game, now) === 'none' || resultStatusOf(game, now) === 'official') return false;
  const { confirm_result, settle_result } = gamePermissions(db, requester, game, now);
  return confirm_result || settle_result;
}
