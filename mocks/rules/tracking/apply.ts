import { eventKinds, replay } from '../../../src/live/index.ts';
import type { GameRoomEventType } from '../../../src/shared/api/generated/model.ts';
import type { WriteContext } from '../../contract/types.ts';
import type { GameRecord } from '../../db/records.ts';
import { advanceFrom, refuseOnceFollowed } from '../competitions/results.ts';
import { gameEvents } from '../games/events.ts';
import { hostOf } from '../games/kinds.ts';
import { tellFinished, tellResultEntered } from '../games/notices.ts';
import { decideResult, type Result } from '../games/result.ts';
import { isNews, tellRoom } from './change.ts';
import { columnsOf, liveRules, logOf } from '../games/log.ts';
import type { NewEntry } from './take.ts';
import { tellScore } from './notices.ts';

/** After entries came or were taken back: the game is as its log says, and everybody who may see it reads it again. */
export async function applyLog(ctx: WriteContext, before: GameRecord, changed: readonly NewEntry[]): Promise<void> {
  const { db, user } = ctx;
  const now = ctx.now();
  const rules = liveRules(db, before);
  const { state } = replay(rules, logOf(db, before.id));
  const columns = columnsOf(rules, { state });
  const status = columns.status === 'scheduled' ? before.status : columns.status;
  const isOver = status === 'finished';
  const result = isOver ? entered(ctx, before) : null;
  const change = { ...columns, status, result, ...(isOver && { tracking: null, reopened: null }) };
  if (isOver) refuseOnceFollowed(ctx, before, { ...before, ...change });
  const game = await db.games.update(before.id, change);
  tellRoom(ctx, game, roomEventOf(changed), user);
  if (isNews(before, game)) for (const event of gameEvents(db, game, user.id)) ctx.emit(event);
  if (isNews(before, game) && !isOver && changed.some((one) => isFresh(one, now)))
    await tellScore(db, { game, actor: user, now });
  if (!isOver) return;
  await tellResultEntered(db, { game, actor: user, now });
  await tellFinished(db, { game, actor: user, now });
  await advanceFrom(ctx, game);
}

/** Its end is its result, which the sides are asked about. */
function entered(ctx: WriteContext, game: GameRecord): Result | null {
  const host = hostOf(ctx.db, game);
  const { id: by } = ctx.user;
  const side = host.sidesSpokenFor(by)[0] ?? null;
  const { officialAfter: wait } = host;
  const decision = decideResult(game.result, { type: 'entered', by, side, wait }, ctx.now());
  return decision.refused === undefined ? decision.next : ctx.refuse(409, 'game_over');
}

/** What was entered offline is no news any more. */
const FRESH = 5 * 60_000;
const isFresh = ({ type, at, voided_at }: NewEntry, now: number): boolean =>
  voided_at === null && eventKinds[type].points > 0 && now - at < FRESH;

const FRAME = new Set(['period-start', 'period-end', 'game-end']);
const CLOCK = new Set(['clock-start', 'clock-stop']);
function roomEventOf(changed: readonly NewEntry[]): GameRoomEventType {
  if (changed.some(({ type }) => FRAME.has(type))) return 'fixture-status';
  return changed.every(({ type }) => CLOCK.has(type)) ? 'fixture-clock' : 'fixture-event';
}
