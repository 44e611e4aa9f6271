import type { BracketPlace, Fixture, FixtureSide, FixtureSource, StageType } from '../../shared/api/generated/model';
import { type Bracket, playBracket, type Seat, type Source, type Winner } from '../../tournament/index.ts';

const noSource: Omit<FixtureSource, 'kind'> = { game_id: null, stage_id: null, group_id: null, rank: null, nth: null };

/** The games of a bracket as the server answers them; the winners by number of the game. Ids are 100 and the number. */
export function bracketGames(bracket: Bracket, type: StageType, winners: Record<number, Winner> = {}): Fixture[] {
  const results = new Map(Object.entries(winners).map(([number, winner]) => [Number(number), winner]));
  return playBracket(bracket, { results }).games.map(({ game, home, away }): Fixture => {
    const { number, part, round, position } = game;
    const winner = winners[number];
    const side = (key: 'home' | 'away', seat: Seat): FixtureSide => ({
      ...testSide(seat, game[key]),
      is_winner: winner ? winner === key : null,
    });
    return testGame({
      id: 100 + number,
      number,
      type,
      round,
      bracket: { side: part, position },
      rounds: Math.max(...bracket.games.map((one) => (one.part === part ? one.round : 0))),
      home: side('home', home),
      away: side('away', away),
      winner,
    });
  });
}

function testSide(seat: Seat, source: Source): FixtureSide {
  const isKnown = seat.kind === 'team';
  const name = isKnown ? `Team ${seat.team}` : 'game' in source ? `${source.kind} of game ${source.game}` : 'open';
  return {
    team: isKnown ? { id: seat.team, slug: `team-${seat.team}`, name, short_name: `T${seat.team}`, image: null } : null,
    label: name,
    source:
      'game' in source
        ? { ...noSource, kind: source.kind, game_id: 100 + source.game }
        : { ...noSource, kind: source.kind },
    is_winner: null,
    forfeited: false,
  };
}

interface TestGame extends Pick<Fixture, 'id' | 'home' | 'away'> {
  number: number;
  type: StageType;
  round: number;
  rounds: number;
  bracket: BracketPlace;
  winner: Winner | undefined;
}

function testGame({ id, home, away, winner, ...place }: TestGame): Fixture {
  const won = (key: Winner) => (winner === undefined ? null : winner === key ? 3 : 1);
  return {
    id,
    competition: { id: 1, slug: 'cup', name: 'Cup' },
    stage: { id: 1, name: 'Knockout', group: null, leg: 1, ...place },
    starts_at: null,
    home,
    away,
    status: winner === undefined ? 'unscheduled' : 'finished',
    result_status: winner === undefined ? 'none' : 'official',
    score: { home: won('home'), away: won('away'), periods: [], sets: [], shootout: null },
    live: null,
    venue: null,
  };
}
