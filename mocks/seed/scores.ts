import type { GameRecord } from '../db/records.ts';
import type { SportKey } from './lookups.ts';

type Details = Pick<GameRecord, 'periods' | 'sets'>;
type Points = GameRecord['periods'][number];
type Sets = GameRecord['sets'];

/** Periods or sets that fit the score of a played game; `salt` chooses among them, so that not all look the same. */
export function detailsOf(sport: SportKey, home: number, away: number, salt: number): Details {
  if (sport === 'football') return { periods: halvesOf(home, away, salt), sets: [] };
  if (sport === 'basketball') return { periods: quartersOf(home, away, salt), sets: [] };
  return { periods: [], sets: setsOf(sport, home, away, salt) };
}

const halvesOf = (home: number, away: number, salt: number): Points[] => {
  const first = { home: salt % (home + 1), away: (salt + 1) % (away + 1) };
  return [first, { home: home - first.home, away: away - first.away }];
};

/** A quarter each, a little more or less in turn. */
function quartersOf(home: number, away: number, salt: number): Points[] {
  const shares = (total: number, turn: number) => {
    const quarter = Math.floor(total / 4);
    const sway = [3, -2, 1, -2];
    const parts = sway.map((_, index) => quarter + (sway[(index + turn) % 4] ?? 0));
    return parts.map((part, index) =>
      index === 3 ? total - parts.slice(0, 3).reduce((sum, one) => sum + one, 0) : part,
    );
  };
  const ofHome = shares(home, salt);
  const ofAway = shares(away, salt + 2);
  return ofHome.map((points, index) => ({ home: points, away: ofAway[index] ?? 0 }));
}

/** How the winner of a set wins it, in turn; the deciding one is played otherwise. */
const volleySets = ['25:18', '25:21', '27:25', '25:23', '25:15'];
const tennisSets = ['6:4', '7:5', '6:3', '7:6 7:4', '6:2'];
const deciding = { volleyball: ['15:11', '15:13', '17:15'], tennis: ['6:4', '10:7', '7:5'] };

function setsOf(sport: 'volleyball' | 'tennis', home: number, away: number, salt: number): Sets {
  const count = home + away;
  const needed = sport === 'volleyball' ? 3 : 2;
  const homeWins = home > away;
  const lost = Math.min(home, away);
  const ways = sport === 'volleyball' ? volleySets : tennisSets;
  return Array.from({ length: count }, (_, index) => {
    // the loser's sets come in the middle; the last one is the winner's
    const isLost = index >= 1 - (salt % 2) && index < 1 - (salt % 2) + lost;
    const isLast = count === 2 * needed - 1 && index === count - 1;
    const among = isLast ? deciding[sport] : ways;
    return toSet(among[(salt + index) % among.length] ?? '', homeWins !== isLost);
  });
}

/** Of `7:6 7:4`: games or points, and the tie-break; the winner first. */
function toSet(text: string, homeWins: boolean): Sets[number] {
  const [games = '', tiebreak] = text.split(' ');
  const pair = (points: string): Points => {
    const [won = 0, lost = 0] = points.split(':').map(Number);
    return homeWins ? { home: won, away: lost } : { home: lost, away: won };
  };
  return { ...pair(games), ...(tiebreak !== undefined && { tiebreak: pair(tiebreak) }) };
}
