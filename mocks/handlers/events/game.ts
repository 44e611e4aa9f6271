import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { EventRecord, ParticipantRecord } from '../../db/records.ts';
import { balance, type Party } from '../../rules/games/balance.ts';
import { beginGame, gameOfEvent } from '../../rules/games/games.ts';
import { managedEvent } from './access.ts';
import { toGame } from '../../views/game.ts';
import { live } from '../../rules/games/change.ts';

/** The game of an event, and its fair sides (decision 042). */
export const eventGameHandlers: Handlers<'makeEventGame' | 'balanceEvent'> = {
  async makeEventGame({ path: { eventId } }, ctx) {
    const event = openEvent(ctx, eventId);
    const known = gameOfEvent(ctx.db, event.id);
    if (known) return { game: toGame(ctx, known) };
    const game = await beginGame(ctx.db, event);
    live(ctx, game);
    return { game: toGame(ctx, game) };
  },

  async balanceEvent({ path: { eventId }, body }, ctx) {
    const event = openEvent(ctx, eventId);
    const known = gameOfEvent(ctx.db, event.id);
    if (known?.result) return ctx.refuse(409, 'game_over');
    const people = ctx.db.participants.by('event', event.id).filter(({ status }) => status === 'going');
    if (people.length < FEWEST) return ctx.refuse(409, 'too_few');
    const locked = new Set(body.lock_ids ?? people.filter((one) => one.is_locked).map(({ id }) => id));
    const parties = people.map((one) => partyOf(one, locked));
    for (const [id, side] of balance(parties, body.variant)) await ctx.db.participants.update(id, { side });
    const game = known ?? (await beginGame(ctx.db, event));
    live(ctx, game);
    return { game: toGame(ctx, game) };
  },
};

const FEWEST = 2;

const partyOf = ({ id, guests, rating, position, side }: ParticipantRecord, locked: ReadonlySet<number>): Party => ({
  id,
  guests,
  rating,
  isKeeper: position === 'goalkeeper',
  lock: locked.has(id) ? side : null,
});

/** An event that the user manages and that was not called off. */
function openEvent(ctx: WriteContext, eventId: number): EventRecord {
  const event = managedEvent(ctx, eventId);
  return event.cancelled_at === null ? event : ctx.refuse(409, 'event_over');
}
