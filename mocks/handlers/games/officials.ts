import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { CompetitionRecord, GameOfficialRecord, GameRecord } from '../../db/records.ts';
import {
  type Appointment,
  type AppointmentEvent,
  decideAppointment,
  gameInTheWay,
  isOfSides,
  MOST_OFFICIALS,
} from '../../rules/competitions/appointments.ts';
import { live } from '../../rules/games/change.ts';
import { isMovable } from '../../rules/games/games.ts';
import { hostOf } from '../../rules/games/kinds.ts';
import { tellAppointers, tellOfficial } from '../../rules/competitions/official-notices.ts';
import { appointmentsOf, isStanding } from '../../rules/games/officials.ts';
import { toGame } from '../../views/game.ts';
import { managedGame } from './acts.ts';
import { readableGame } from './read.ts';

/** Officials of the games of an organization's competitions (decision 060). */
export const officialHandlers: Handlers<'appointOfficial' | 'removeOfficial' | 'answerAppointment'> = {
  async appointOfficial({ path: { gameId }, body: { user_id, role } }, ctx) {
    const { before: game, competition } = managedGame(ctx, gameId);
    const organizationId = organizationOf(ctx, competition);
    refuseOnceBegun(ctx, game);
    if (!ctx.db.organizationUsers.one('membership', organizationId, user_id))
      return ctx.refuse(422, 'validation', undefined, { field: 'user_id' });
    const known = officialOf(ctx, game, user_id);
    decided(ctx, known, 'appoint');
    if (isOfSides(ctx.db, game, user_id)) return ctx.refuse(409, 'official_plays', undefined, { field: 'user_id' });
    const other = gameInTheWay(ctx.db, game, user_id);
    if (other) return ctx.refuse(409, 'official_busy', ctx.say(busyText(ctx, other)), { field: 'user_id' });
    const appointed = appointmentsOf(ctx.db, game.id);
    if (appointed.filter(isStanding).length >= MOST_OFFICIALS) return ctx.refuse(409, 'officials_full');
    // whoever has declined the role is replaced
    for (const one of appointed)
      if (one.user_id === user_id || (one.role === role && !isStanding(one))) await ctx.db.gameOfficials.remove(one.id);
    await ctx.db.gameOfficials.insert({
      game_id: game.id,
      user_id,
      role,
      status: 'asked',
      organization_id: organizationId,
    });
    await tellOfficial(actOf(ctx, game, role), user_id, 'asked');
    return shown(ctx, game);
  },

  async removeOfficial({ path: { gameId, userId } }, ctx) {
    const { before: game } = managedGame(ctx, gameId);
    const known = officialOf(ctx, game, userId);
    decided(ctx, known, 'remove');
    refuseOnceBegun(ctx, game);
    if (!known) return ctx.refuse(404, 'not_found');
    // their screens hear of it while they are still an official
    live(ctx, game);
    await ctx.db.gameOfficials.remove(known.id);
    if (isStanding(known)) await tellOfficial(actOf(ctx, game, known.role), userId, 'removed');
    return shown(ctx, game);
  },

  async answerAppointment({ path: { gameId }, body: { accept } }, ctx) {
    const game = readableGame(ctx, gameId);
    const known = officialOf(ctx, game, ctx.user.id);
    const next = decided(ctx, known, accept ? 'accept' : 'decline');
    refuseOnceBegun(ctx, game);
    if (!known || next === null) return ctx.refuse(403, 'forbidden');
    if (known.status !== next) {
      await ctx.db.gameOfficials.update(known.id, { status: next });
      await tellAppointers(actOf(ctx, game, known.role), accept ? 'accepted' : 'declined');
    }
    return shown(ctx, game);
  },
};

const officialOf = ({ db }: WriteContext, { id }: GameRecord, userId: number): GameOfficialRecord | undefined =>
  appointmentsOf(db, id).find(({ user_id }) => user_id === userId);

function decided(ctx: WriteContext, known: GameOfficialRecord | undefined, event: AppointmentEvent): Appointment {
  const decision = decideAppointment(known?.status ?? null, event);
  if ('next' in decision) return decision.next;
  switch (decision.refused) {
    case 'already_appointed':
      return ctx.refuse(409, 'already_appointed', undefined, { field: 'user_id' });
    case 'not_found':
      return ctx.refuse(404, 'not_found');
    case 'forbidden':
      return ctx.refuse(403, 'forbidden');
  }
}

/** A user's own competition has no officials of an organization. */
const organizationOf = (ctx: WriteContext, { owner_type, owner_id }: CompetitionRecord): number =>
  owner_type === 'organization' && owner_id !== null ? owner_id : ctx.refuse(403, 'forbidden');

function refuseOnceBegun(ctx: WriteContext, game: GameRecord): void {
  if (!isMovable(game)) ctx.refuse(409, 'game_begun');
}

const actOf = (ctx: WriteContext, game: GameRecord, role: GameOfficialRecord['role']) => ({
  db: ctx.db,
  game,
  actor: ctx.user,
  now: ctx.now(),
  role,
});

function busyText({ db }: WriteContext, other: GameRecord) {
  const host = hostOf(db, other);
  const [home, away] = [host.sideName('home'), host.sideName('away')];
  return {
    en: `They officiate ${home.en} – ${away.en} at that time.`,
    sq: `Në atë orë drejton ${home.sq} – ${away.sq}.`,
  };
}

function shown(ctx: WriteContext, game: GameRecord) {
  live(ctx, game);
  return { game: toGame(ctx, game) };
}
