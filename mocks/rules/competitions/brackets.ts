import { type Bracket, playBracket, type Source, type Winner } from '../../../src/tournament/index.ts';
import type { GameRecord, SourceRecord } from '../../db/records.ts';
import { winnerOf as winnerOfGame } from '../games/outcome.ts';

/** A game of a bracket, with how the engine says that it stands. */
export interface BracketStand {
  readonly game: GameRecord;
  readonly now: ReturnType<typeof playBracket>['games'][number];
}

/** What has happened beside the games of a bracket. */
export interface Around {
  /** Teams that have left. */
  readonly left: ReadonlySet<number>;
  /** Earlier stages that are over: who comes from them stands in the games, and a place without a team stays without one. */
  readonly over: ReadonlySet<number>;
}
const NOBODY_ELSE = { groups: {}, best: {} } as const;

/** How one bracket stands; games by number (design §14.3). */
export const playStored = (games: readonly GameRecord[], { left, over }: Around) =>
  playBracket(bracketOf(games), {
    results: resultsOf(games),
    left,
    orders: new Map([...over].map((stage) => [stage, NOBODY_ELSE])),
  });

/** The same, game by game. */
export const standOf = (games: readonly GameRecord[], around: Around): BracketStand[] =>
  playStored(games, around).games.flatMap((now, index) => {
    const game = games[index];
    return game ? [{ game, now }] : [];
  });

/** Who has won, by number of the game. */
function resultsOf(games: readonly GameRecord[]): Map<number, Winner> {
  const results = new Map<number, Winner>();
  for (const game of games) {
    const winner = winnerOf(game);
    if (winner !== undefined) results.set(numberOf(game), winner);
  }
  return results;
}

const numberOf = ({ place }: GameRecord): number => place?.number ?? 0;

/** Who has won, also a shoot-out; null: both sides forfeited; undefined: nobody yet. */
export function winnerOf(game: GameRecord): Winner | undefined {
  if (game.status === 'walkover')
    return game.forfeits.length > 1 ? null : game.forfeits[0] === 'home' ? 'away' : 'home';
  return winnerOfGame(game) ?? undefined;
}

/** The bracket that these games make, by number. */
function bracketOf(games: readonly GameRecord[]): Bracket {
  const numbers = new Map(games.map((game) => [game.id, numberOf(game)]));
  const toSource = ({ kind, game_id, stage_id, rank }: SourceRecord, team: number | null): Source => {
    const game = numbers.get(game_id ?? 0);
    if ((kind === 'winner' || kind === 'loser') && game !== undefined) return { kind, game };
    // the place of an earlier stage is open until that stage is over
    return team === null ? { kind: 'rank', stage: stage_id ?? 0, group: '', rank: rank ?? 1 } : { kind: 'team', team };
  };
  return {
    slots: [],
    games: games.flatMap(({ place, home_team_id, away_team_id }) =>
      place?.bracket
        ? [
            {
              number: place.number,
              part: place.bracket.side,
              round: place.round,
              position: place.bracket.position,
              home: toSource(place.home, home_team_id),
              away: toSource(place.away, away_team_id),
            },
          ]
        : [],
    ),
  };
}
