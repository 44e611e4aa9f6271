import { describe, expect, it } from 'vitest';
import type { Game } from '../../shared/api/generated/model';
import { resultProblems } from './result-problems.ts';
import { resultBody, type ResultValues, rowsOf, valuesOf } from './result-rows.ts';
import { resultSchema } from './result-schema.ts';

type Rules = Pick<Game, 'rules' | 'sport'>;
const noSets = {
  period_minutes: null,
  extra_time_minutes: null,
  best_of_sets: null,
  set_points: null,
  last_set_points: null,
  tiebreak_at: null,
  super_tiebreak_last: false,
};
const football: Rules = {
  sport: { id: 1, key: 'football', name: '' },
  rules: { ...noSets, periods: 2, draw: true, shootout: false },
};
/** A knockout game. */
const knockout: Rules = { ...football, rules: { ...football.rules, draw: false, shootout: true } };
const basketball: Rules = {
  sport: { id: 2, key: 'basketball', name: '' },
  rules: { ...noSets, periods: 4, draw: false, shootout: false },
};
const volleyball: Rules = {
  sport: { id: 3, key: 'volleyball', name: '' },
  rules: {
    ...noSets,
    periods: null,
    best_of_sets: 5,
    set_points: 25,
    last_set_points: 15,
    draw: false,
    shootout: false,
  },
};
const tennis: Rules = {
  sport: { id: 4, key: 'tennis', name: '' },
  rules: {
    ...noSets,
    periods: null,
    best_of_sets: 3,
    set_points: 6,
    tiebreak_at: 6,
    super_tiebreak_last: true,
    draw: false,
    shootout: false,
  },
};

/** `25:20 25:18` of a kind of line, in their order; `-` leaves one out. */
const lines = (kind: 'set' | 'period' | 'tie', text: string): ResultValues =>
  Object.fromEntries(
    text.split(' ').flatMap((pair, index) => {
      if (pair === '-') return [];
      const [home = '', away = ''] = pair.split(':');
      return [
        [`${kind}${index + 1}_home`, home],
        [`${kind}${index + 1}_away`, away],
      ];
    }),
  );
const total = (home: string, away: string): ResultValues => ({ total_home: home, total_away: away });
const wrong = (game: Rules, values: ResultValues) =>
  resultProblems(game, values).map(({ field, key, figure }) =>
    [field, key.replace('games:enter.problems.', ''), figure].filter((one) => one !== undefined).join(' '),
  );

describe('[COM-05] what keeps numbers from being a result', () => {
  it.each([
    ['nothing', {}, ['total_home both']],
    ['one number', { total_home: '2' }, ['total_away both']],
    ['a word', total('two', '1'), ['total_home number']],
    ['a negative number', total('1', '-1'), ['total_away number']],
    ['four digits', total('1000', '1'), ['total_home number']],
    ['level', total('2', '2'), []],
    ['blanks around it', total(' 2 ', '1'), []],
    ['halves that add up', { ...total('3', '1'), ...lines('period', '1:1 2:0') }, []],
    ['halves and extra time', { ...total('3', '1'), ...lines('period', '1:1 0:0 2:0') }, []],
    ['halves that do not add up', { ...total('3', '1'), ...lines('period', '1:1 1:0') }, ['period1_home sum']],
    ['one half', { ...total('3', '1'), ...lines('period', '3:1') }, ['period2_home both']],
    ['half a half', { ...total('3', '1'), period1_home: '1' }, ['period1_away both']],
  ] as const)('football: %s', (_, values, expected) => {
    expect(wrong(football, values)).toEqual(expected);
  });

  it.each([
    ['a winner', total('2', '1'), []],
    ['level without a shoot-out', total('1', '1'), ['shootout_home shootout']],
    ['half a shoot-out', { ...total('1', '1'), shootout_home: '4' }, ['shootout_away both']],
    ['a level shoot-out', { ...total('1', '1'), shootout_home: '4', shootout_away: '4' }, ['shootout_home level']],
    ['a shoot-out', { ...total('1', '1'), shootout_home: '4', shootout_away: '5' }, []],
    ['one that is left from before', { ...total('2', '1'), shootout_home: '4', shootout_away: 'x' }, []],
  ] as const)('football in a knockout: %s', (_, values, expected) => {
    expect(wrong(knockout, values)).toEqual(expected);
  });

  it.each([
    ['level', total('70', '70'), ['total_home level']],
    ['a winner', total('71', '70'), []],
    ['quarters', { ...total('71', '70'), ...lines('period', '20:20 20:20 20:20 11:10') }, []],
  ] as const)('basketball: %s', (_, values, expected) => {
    expect(wrong(basketball, values)).toEqual(expected);
  });

  it.each([
    ['no set', '-', ['set1_home both']],
    ['three sets', '25:20 25:18 25:23', []],
    ['five sets, the last to 15', '25:20 18:25 25:23 20:25 15:13', []],
    ['beyond 25 with two ahead', '27:25 30:28 25:0', []],
    ['one point ahead', '25:24 25:18 25:23', ['set1_home volleyball 25']],
    ['beyond 25 with three ahead', '28:25 25:18 25:23', ['set1_home volleyball 25']],
    ['not to 25', '25:20 21:18 25:23', ['set2_home volleyball 25']],
    ['the last one not to 15', '25:20 18:25 25:23 20:25 14:12', ['set5_home volleyball 15']],
    ['one set left out', '25:20 - 25:18 25:23', ['set3_home gap', 'set4_home gap']],
    ['a set after the end', '25:20 25:18 25:23 25:1', ['set4_home over']],
    ['two sets', '25:20 25:18', ['set2_home noWinner']],
    ['two wrong sets', '25:24 24:22 25:23', ['set1_home volleyball 25', 'set2_home volleyball 25']],
  ] as const)('volleyball: %s', (_, sets, expected) => {
    expect(wrong(volleyball, lines('set', sets))).toEqual(expected);
  });

  it.each([
    ['two sets', '6:4 6:0', '-', []],
    ['7:5', '7:5 4:6 6:3', '-', []],
    ['a tie-break', '7:6 6:3', '7:5', []],
    ['a long tie-break', '6:7 6:3 6:1', '10:12', []],
    ['7:6 without its tie-break', '7:6 6:3', '-', []],
    ['a tie-break by who lost the set', '7:6 6:3', '5:7', ['tie1_home tieBreak']],
    ['a tie-break one ahead', '7:6 6:3', '7:6', ['tie1_home tieBreak']],
    ['half a tie-break', '7:6 6:3', '7:', ['tie1_away both']],
    ['a tie-break that is not asked for', '6:4 6:3', '7:x', []],
    ['6:5', '6:5 6:3', '-', ['set1_home tennis 6']],
    ['8:6', '8:6 6:3', '-', ['set1_home tennis 6']],
    ['a super tie-break in the last set', '6:4 4:6 10:8', '-', []],
    ['a super tie-break in another set', '10:8 6:4', '-', ['set1_home tennis 6']],
    ['a set each', '6:4 4:6', '-', ['set2_home noWinner']],
  ] as const)('tennis: %s', (_, sets, ties, expected) => {
    expect(wrong(tennis, { ...lines('set', sets), ...lines('tie', ties) })).toEqual(expected);
  });
});

describe('the rules of a competition', () => {
  const beach: Rules = { ...volleyball, rules: { ...volleyball.rules, best_of_sets: 3, set_points: 21 } };
  const single: Rules = { ...volleyball, rules: { ...volleyball.rules, best_of_sets: 1 } };
  const short: Rules = { ...tennis, rules: { ...tennis.rules, set_points: 4, tiebreak_at: 4 } };
  const long: Rules = { ...tennis, rules: { ...tennis.rules, super_tiebreak_last: false } };
  it.each([
    ['sets to 21', beach, '21:19 23:21', '-', []],
    ['25 where 21 is enough', beach, '25:20 21:10', '-', ['set1_home volleyball 21']],
    ['the last set to 15', beach, '21:19 19:21 15:13', '-', []],
    ['one set alone, which decides nothing', single, '25:23', '-', []],
    ['one set alone to 15', single, '15:13', '-', ['set1_home volleyball 25']],
    ['short sets', short, '4:2 5:3', '-', []],
    ['a tie-break at four', short, '5:4 4:0', '7:3', []],
    ['a short set one ahead', short, '4:3 4:0', '-', ['set1_home tennis 4']],
    ['6:4 where four are enough', short, '6:4 4:0', '-', ['set1_home tennis 4']],
    ['a whole last set', long, '6:4 4:6 7:5', '-', []],
    ['no super tie-break', long, '6:4 4:6 10:8', '-', ['set3_home tennis 6']],
  ] as const)('%s', (_, game, sets, ties, expected) => {
    expect(wrong(game, { ...lines('set', sets), ...lines('tie', ties) })).toEqual(expected);
  });
});

describe('the form of a result', () => {
  it('has a line for each part that the sport may have', () => {
    const names = (game: Rules) => rowsOf(game).map(({ home }) => home.replace('_home', ''));
    expect(names(football)).toEqual(['total', 'period1', 'period2', 'period3']);
    expect(names(volleyball)).toEqual(['set1', 'set2', 'set3', 'set4', 'set5']);
    expect(names(tennis)).toEqual(['set1', 'tie1', 'set2', 'tie2', 'set3', 'tie3']);
  });

  it('begins with the result that stands, and sends it unchanged', () => {
    const score = {
      home: 2,
      away: 0,
      periods: [],
      shootout: null,
      sets: [
        { home: 7, away: 6, tiebreak: { home: 7, away: 4 } },
        { home: 6, away: 2 },
      ],
    };
    const values = valuesOf({ ...tennis, score });
    expect(values).toMatchObject({ set1_home: '7', tie1_away: '4', set2_away: '2', set3_home: '', tie2_home: '' });
    expect(resultBody(tennis, values)).toEqual({ sets: score.sets });
  });

  it('sends goals, and halves only where they are given', () => {
    expect(resultBody(football, total('3', '1'))).toEqual({ home: 3, away: 1 });
    expect(resultBody(football, { ...total('3', '1'), ...lines('period', '1:1 2:0') })).toEqual({
      home: 3,
      away: 1,
      periods: [
        { home: 1, away: 1 },
        { home: 2, away: 0 },
      ],
    });
  });

  it('sends a shoot-out of a game that is level only, and begins with one that stands', () => {
    const shootout = { shootout_home: '4', shootout_away: '5' };
    expect(resultBody(knockout, { ...total('1', '1'), ...shootout })).toEqual({
      home: 1,
      away: 1,
      shootout: { home: 4, away: 5 },
    });
    expect(resultBody(knockout, { ...total('2', '1'), ...shootout })).toEqual({ home: 2, away: 1 });
    const score = { home: 1, away: 1, periods: [], sets: [], shootout: { home: 4, away: 5 } };
    expect(valuesOf({ ...knockout, score })).toMatchObject({ total_home: '1', ...shootout });
  });

  it('leaves out a tie-break whose set was changed', () => {
    const values = { ...lines('set', '6:4 6:3'), ...lines('tie', '7:5') };
    expect(resultBody(tennis, values)).toEqual({
      sets: [
        { home: 6, away: 4 },
        { home: 6, away: 3 },
      ],
    });
  });

  it('gives each message to its field, with the figure it quotes', () => {
    const { error } = resultSchema(volleyball).safeParse(lines('set', '25:20 25:18 24:20'));
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['set3_home'], 'games:enter.problems.volleyball 25'],
    ]);
  });
});
