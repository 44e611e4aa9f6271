/** What a result means for the games that follow from it (decision 059). */
import type { WriteContext } from '../../contract/types.ts';
import type { GameRecord, LocalText } from '../../db/records.ts';
import { live } from '../games/change.ts';
import { hostOf } from '../games/kinds.ts';
import { advanceBrackets, followersThatBegan } from './advance.ts';
import { winnerOf } from './brackets.ts';
import { tellEntryChanged } from './notices.ts';

/** After the outcome of a game: its bracket is played again, and everybody concerned reads it. Of any other game nothing follows. */
export async function advanceFrom(ctx: WriteContext, game: GameRecord): Promise<void> {
  const { db } = ctx;
  const { competition } = hostOf(db, game);
  const stage = db.stages.get(game.place?.stage_id ?? 0);
  if (!competition || !stage) return;
  const { games, opponents } = await advanceBrackets(db, competition, stage);
  for (const one of games) live(ctx, one);
  const act = { db, competition, actor: ctx.user, now: ctx.now() };
  for (const [teamId, change] of opponents) await tellEntryChanged(act, { teamId, change });
}

/** Another outcome is refused once a game that follows from this one has begun: it is named (409 next_game_begun). */
export function refuseOnceFollowed(
  ctx: Pick<WriteContext, 'db' | 'refuse' | 'say'>,
  before: GameRecord,
  after: GameRecord | null,
): void {
  const winner = winnerOf(before);
  if (winner === undefined || (after && winnerOf(after) === winner)) return;
  const [next] = followersThatBegan(ctx.db, before);
  if (next) ctx.refuse(409, 'next_game_begun', ctx.say(begunText(ctx, next)));
}

function begunText({ db }: Pick<WriteContext, 'db'>, next: GameRecord): LocalText {
  const host = hostOf(db, next);
  const name = (language: 'en' | 'sq') => `${host.sideName('home')[language]} – ${host.sideName('away')[language]}`;
  return {
    en: `The next game has begun: ${name('en')}.`,
    sq: `Ndeshja tjetër ka filluar: ${name('sq')}.`,
  };
}
