import { addedMinutes, clockOf, currentPoints, inOrder, partOf } from '../../src/live/index.ts';
import type { Viewer } from '../contract/types.ts';
import type { GameRecord } from '../db/records.ts';
import { isLive } from '../rules/games/games.ts';
import { hostOf } from '../rules/games/kinds.ts';
import { toUserRef } from '../rules/shared/lookups.ts';
import { toExactIso, toIso } from '../rules/shared/time.ts';
import { ONLINE } from '../rules/tracking/lock.ts';
import { liveRules, logOf, replayOf, type StoredEvent } from '../rules/games/log.ts';

/** How a game that is on and tracked stands besides its score, or one whose tracker waits for its start; null of others (CMP-04). */
export function toLive({ db, now }: Pick<Viewer, 'db' | 'now'>, game: GameRecord) {
  const isOn = isLive(game) && db.gameEvents.by('game', game.id).length > 0;
  if (!isOn && !game.tracking) return null;
  const rules = liveRules(db, game);
  const { state, entries } = replayOf(db, game);
  const fitting = entries.filter(({ refused }) => refused === null).map(({ event }) => event);
  const clock = clockOf(rules, fitting);
  const current = currentPoints(state, rules);
  return {
    period: state.period,
    part: partOf(rules, state.period),
    clock: clock && { ...clock, anchor_at: clock.anchor_at === null ? null : toExactIso(clock.anchor_at) },
    added_minutes: state.phase === 'playing' ? addedMinutes(fitting, state.period) : null,
    current: current && { ...current },
    serving: state.phase === 'playing' ? state.serving : null,
    server_now: toExactIso(now()),
  };
}

/** Who keeps the log of a game; their name is not for guests, what a take-over needs for the two concerned alone. */
export function toTracker({ db, user, now }: Pick<Viewer, 'db' | 'user' | 'now'>, { tracking }: GameRecord) {
  if (!tracking) return null;
  const { user_id, since, seen_at, asked_by, code } = tracking;
  const isOwn = user?.id === user_id;
  return {
    user: user ? toUserRef(db, user_id) : null,
    since: toIso(since),
    seen_at: toIso(seen_at),
    is_online: now() - seen_at < ONLINE,
    asked_by: isOwn || user?.id === asked_by ? toUserRef(db, asked_by) : null,
    code: isOwn ? code : null,
  };
}

/** The log of a game as this reader may see it: who may not know a side's line-up is told no names. */
export function toGameEvents({ db, user }: Viewer, game: GameRecord) {
  const host = hostOf(db, game);
  const known = { home: host.showsLineup({ user }, 'home'), away: host.showsLineup({ user }, 'away') };
  const named = (event: StoredEvent, id: number | null) =>
    event.side === null || !known[event.side] ? null : toUserRef(db, id);
  return inOrder(logOf(db, game.id)).map((event) => ({
    client_id: event.client_id,
    seq: event.seq,
    type: event.type,
    side: event.side,
    player: named(event, event.player_id),
    related_player: named(event, event.related_player_id),
    period: event.period,
    clock_ms: event.clock_ms,
    at: toExactIso(event.at),
    how: event.how,
    minutes: event.minutes,
    note: event.note,
    created_by: user ? toUserRef(db, event.created_by) : null,
    voided_at: event.voided_at === null ? null : toIso(event.voided_at),
    void_reason: event.void_reason,
  }));
}
