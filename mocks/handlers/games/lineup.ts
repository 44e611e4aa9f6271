import type { Handlers } from '../../contract/types.ts';
import { changeGame } from '../../rules/games/change.ts';
import { isBegun, teamOf } from '../../rules/games/games.ts';
import { asOfNow, hostOf } from '../../rules/games/kinds.ts';
import { toGame } from '../../views/game.ts';
import { readableGame } from './read.ts';

/** Who plays for a team, chosen by its own people (decision 066). */
export const lineupHandlers: Handlers<'setLineup'> = {
  async setLineup({ path: { gameId, side }, body: { players } }, ctx) {
    const game = asOfNow(ctx.db, readableGame(ctx, gameId), ctx.now());
    const eligible = hostOf(ctx.db, game).eligible(ctx.user.id, side);
    const teamId = teamOf(game, side);
    if (eligible === null || teamId === null) return ctx.refuse(403, 'forbidden');
    if (isBegun(game, ctx.now())) return ctx.refuse(409, 'game_begun');
    const wrong = players.findIndex(
      ({ user_id }, index) =>
        !eligible.includes(user_id) || players.findIndex((other) => other.user_id === user_id) !== index,
    );
    if (wrong !== -1) return ctx.refuse(422, 'validation', undefined, { field: `players.${wrong}.user_id` });
    const others = (game.lineups ?? []).filter(({ team_id }) => team_id !== teamId);
    const changed = await changeGame(ctx, game, { lineups: [...others, { team_id: teamId, players: [...players] }] });
    return { game: toGame(ctx, changed) };
  },
};
