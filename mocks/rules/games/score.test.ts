import { describe, expect, it } from 'vitest';
import { rulesOf } from './rules.ts';
import { type EnteredScore, readScore } from './score.ts';

type Sport = Parameters<typeof readScore>[0];

/** `home:away`, or the fault as `field why`. */
function read(sport: Sport, entered: EnteredScore): string {
  const { score, fault } = { score: undefined, fault: undefined, ...readScore(sport, entered) };
  return fault ? `${fault.field} ${fault.why}` : `${score?.home_score}:${score?.away_score}`;
}
const pairs = (text: string) =>
  text.split(' ').map((pair) => {
    const [home = 0, away = 0] = pair.split(':').map(Number);
    return { home, away };
  });
/** `7:6(7:4) 6:2` */
const sets = (text: string) =>
  text.split(' ').map((set) => {
    const [games = '', tiebreak] = set.replace(')', '').split('(');
    const [score = { home: 0, away: 0 }] = pairs(games);
    return tiebreak === undefined ? score : Object.assign(score, { tiebreak: pairs(tiebreak)[0] });
  });

it('the rules of each sport', () => {
  const none = {
    best_of_sets: null,
    set_points: null,
    last_set_points: null,
    tiebreak_at: null,
    super_tiebreak_last: false,
    period_minutes: null,
    extra_time_minutes: null,
  };
  const halves = { periods: 2, period_minutes: 45, extra_time_minutes: 15 };
  expect(rulesOf('football')).toEqual({ ...none, ...halves, draw: true, shootout: false });
  const quarters = { periods: 4, period_minutes: 10, extra_time_minutes: 5 };
  expect(rulesOf('basketball')).toEqual({ ...none, ...quarters, draw: false, shootout: false });
  const sets = { periods: null, draw: false, shootout: false };
  expect(rulesOf('volleyball')).toEqual({ ...none, ...sets, best_of_sets: 5, set_points: 25, last_set_points: 15 });
  const tennis = { best_of_sets: 3, set_points: 6, tiebreak_at: 6, super_tiebreak_last: true };
  expect(rulesOf('tennis')).toEqual({ ...none, ...sets, ...tennis });
});

describe('football and basketball', () => {
  it.each<[Sport, EnteredScore, string]>([
    ['football', { home: 3, away: 1 }, '3:1'],
    ['football', { home: 2, away: 2 }, '2:2'],
    ['football', { home: 0, away: 0, periods: [] }, '0:0'],
    ['football', { periods: pairs('1:0 2:2') }, '3:2'],
    ['football', { periods: pairs('3:1') }, '3:1'],
    ['football', { home: 3, away: 2, periods: pairs('1:0 2:2') }, '3:2'],
    ['football', { home: 3, away: 2, periods: pairs('1:0 1:1') }, 'periods sum'],
    ['football', { home: 3, periods: pairs('1:0 2:2') }, '3:2'],
    ['football', { home: 4, periods: pairs('1:0 2:2') }, 'periods sum'],
    ['football', { away: 1, periods: pairs('1:0 2:2') }, 'periods sum'],
    ['football', {}, 'home missing'],
    ['football', { home: 3 }, 'away missing'],
    ['football', { away: 3 }, 'home missing'],
    ['football', { home: 1, away: 0, sets: sets('25:20') }, 'sets not_of_sport'],
    ['football', { periods: pairs('0:0 0:0 0:0 0:0 0:0 1:0') }, '1:0'],
    ['football', { periods: pairs('0:0 0:0 0:0 0:0 0:0 0:0 1:0') }, 'periods too_many'],
    ['basketball', { home: 78, away: 71 }, '78:71'],
    ['basketball', { periods: pairs('20:18 19:21 17:20 22:12') }, '78:71'],
    ['basketball', { home: 80, away: 80 }, 'home level'],
    ['basketball', { periods: pairs('20:20 20:20') }, 'periods level'],
  ])('%s %j: %s', (sport, entered, expected) => {
    expect(read(sport, entered)).toBe(expected);
  });
});

describe('volleyball', () => {
  it.each([
    ['25:18 25:21 25:23', '3:0'],
    ['25:18 22:25 25:15 25:20', '3:1'],
    ['25:18 22:25 25:15 18:25 13:15', '2:3'],
    ['25:18 22:25 25:15 18:25 17:15', '3:2'],
    ['25:18 22:25 25:15 18:25 25:15', 'sets.4 set'],
    ['15:13 25:20 25:20', 'sets.0 set'],
    ['27:25 25:20 25:20', '3:0'],
    ['25:24 25:20 25:20', 'sets.0 set'],
    ['25:20 26:25 25:20', 'sets.1 set'],
    ['25:20 27:24 25:20', 'sets.1 set'],
    ['25:20 24:22 25:20', 'sets.1 set'],
    ['25:20 25:25 25:20', 'sets.1 set'],
    ['25:20 25:20', 'sets unfinished'],
    ['25:20 25:20 25:20 25:20', 'sets too_many'],
    ['25:20(7:4) 25:20 25:20', 'sets.0 set'],
  ])('%s: %s', (text, expected) => {
    expect(read('volleyball', { sets: sets(text) })).toBe(expected);
  });
});

describe('tennis', () => {
  it.each([
    ['6:4 6:0', '2:0'],
    ['6:4 3:6 7:5', '2:1'],
    ['4:6 5:7', '0:2'],
    ['6:5 6:0', 'sets.0 set'],
    ['7:4 6:0', 'sets.0 set'],
    ['8:6 6:0', 'sets.0 set'],
    ['5:3 6:0', 'sets.0 set'],
    ['7:6 6:0', '2:0'],
    ['7:6(7:4) 6:0', '2:0'],
    ['7:6(9:7) 6:0', '2:0'],
    ['7:6(7:6) 6:0', 'sets.0 set'],
    ['7:6(4:7) 6:0', 'sets.0 set'],
    ['7:6(9:6) 6:0', 'sets.0 set'],
    ['6:7(5:7) 6:0 6:2', '2:1'],
    ['6:4(7:4) 6:0', 'sets.0 set'],
    ['6:4 4:6 10:7', '2:1'],
    ['6:4 4:6 9:11', '1:2'],
    ['6:4 4:6 10:9', 'sets.2 set'],
    ['6:4 4:6 9:7', 'sets.2 set'],
    ['10:7 6:4', 'sets.0 set'],
    ['6:4 4:6', 'sets unfinished'],
    ['6:4 6:4 6:4', 'sets too_many'],
  ])('%s: %s', (text, expected) => {
    expect(read('tennis', { sets: sets(text) })).toBe(expected);
  });
});

it('a competition may play to other points', () => {
  const beach = { ...rulesOf('volleyball'), best_of_sets: 3, set_points: 21 };
  const resultOf = (text: string) => readScore('volleyball', { sets: sets(text) }, beach);
  expect(resultOf('21:19 19:21 15:13')).toMatchObject({ score: { home_score: 2, away_score: 1 } });
  expect(resultOf('25:20 21:10')).toEqual({ fault: { field: 'sets.0', why: 'set' } });
});

describe('sports with sets', () => {
  it('need them, and take neither periods nor a result without them', () => {
    expect(read('tennis', { home: 2, away: 0 })).toBe('sets missing');
    expect(read('volleyball', { periods: pairs('25:20'), sets: sets('25:20') })).toBe('periods not_of_sport');
  });

  it('keep them as they were entered; the result is the sets won', () => {
    expect(readScore('tennis', { sets: sets('7:6(7:4) 6:2') })).toEqual({
      score: {
        home_score: 2,
        away_score: 0,
        periods: [],
        shootout: null,
        sets: [
          { home: 7, away: 6, tiebreak: { home: 7, away: 4 } },
          { home: 6, away: 2 },
        ],
      },
    });
    expect(readScore('football', { periods: pairs('1:0 2:2') })).toEqual({
      score: {
        home_score: 3,
        away_score: 2,
        periods: [
          { home: 1, away: 0 },
          { home: 2, away: 2 },
        ],
        sets: [],
        shootout: null,
      },
    });
  });
});
