import type { Backend } from '../mocks/backend.ts';

/** The game of the league that is on and tracked. */
const GAME = 29;

type Kind = 'goal' | 'yellow-card' | 'second-yellow' | 'red-card';
/** What happened besides: for each side by the places of its players in its squad. */
const happened: readonly (readonly [Kind, 'home' | 'away', number])[] = [
  ...[0, 0, 0, 1, 1, 2].map((player) => ['goal', 'home', player] as const),
  ...[0, 0, 1].map((player) => ['goal', 'away', player] as const),
  ['yellow-card', 'home', 0],
  ['second-yellow', 'home', 0],
  ['red-card', 'away', 1],
];

/** The game that is on has many goals and some cards; in the answer its players, who may have other names. */
export const withManyGoals =
  (rename: Partial<Record<'home' | 'away', string>> = {}) =>
  ({ control }: Pick<Backend, 'control'>) =>
    control.db.transact(async (tx) => {
      const game = tx.games.get(GAME);
      if (!game) throw new RangeError('the league has no game that is on');
      const squadOf = (team: number | null) =>
        tx.teamMembers.by('team', team ?? 0).filter((one) => one.status === 'active' && one.is_player);
      const squads = { home: squadOf(game.home_team_id), away: squadOf(game.away_team_id) };
      for (const side of ['home', 'away'] as const) {
        const id = squads[side][0]?.user_id;
        if (id !== undefined && rename[side] !== undefined) await tx.users.update(id, { name: rename[side] });
      }
      for (const [index, [type, side, player]] of happened.entries()) {
        await tx.gameEvents.insert({
          game_id: GAME,
          client_id: `00000000-0000-4000-8000-1${String(index).padStart(11, '0')}`,
          seq: 100 + index,
          type,
          side,
          player_id: squads[side][player]?.user_id ?? null,
          related_player_id: null,
          period: 1,
          clock_ms: (30 * 60 + index) * 1000,
          at: (game.starts_at ?? 0) + (30 * 60 + index) * 1000,
          how: null,
          minutes: null,
          note: null,
          created_by: null,
          voided_at: null,
          void_reason: null,
        });
      }
    });
