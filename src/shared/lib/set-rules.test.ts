import { describe, expect, it } from 'vitest';
import { hasTieBreak, isSetWon, isTieBreakWon, pointsOfSet, type SetRules } from './set-rules.ts';

const volleyball: SetRules = {
  best_of_sets: 5,
  set_points: 25,
  last_set_points: 15,
  tiebreak_at: null,
  super_tiebreak_last: false,
};
const tennis: SetRules = {
  best_of_sets: 3,
  set_points: 6,
  last_set_points: null,
  tiebreak_at: 6,
  super_tiebreak_last: true,
};
/** "25-20" of the home side and the away side. */
const pair = (text: string) => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

it.each([
  ['the first of volleyball', 1, volleyball, 25],
  ['the fifth', 5, volleyball, 15],
  ['the third of three', 3, { ...volleyball, best_of_sets: 3 }, 15],
  ['the only one', 1, { ...volleyball, best_of_sets: 1 }, 25],
  ['the third of tennis', 3, tennis, 6],
])('a set is played to its points: %s', (_, number, rules, points) => expect(pointsOfSet(number, rules)).toBe(points));

describe('a set is won', () => {
  it.each([
    ['by reaching the points', '25-20', 1, volleyball],
    ['by the away side', '20-25', 4, volleyball],
    ['with exactly two ahead', '25-23', 1, volleyball],
    ['beyond the points', '31-29', 1, volleyball],
    ['to 15 in the fifth', '15-9', 5, volleyball],
    ['to 21 where that is the rule', '21-19', 2, { ...volleyball, set_points: 21 }],
    ['to 25 where it is the only one', '25-3', 1, { ...volleyball, best_of_sets: 1 }],
    ['six games to love', '6-0', 1, tennis],
    ['six games to four', '6-4', 1, tennis],
    ['seven to five', '7-5', 2, tennis],
    ['by a tie-break', '6-7', 1, tennis],
    ['by a tie-break of short sets', '5-4', 1, { ...tennis, set_points: 4, tiebreak_at: 4 }],
    ['by a tie-break before the games', '4-3', 1, { ...tennis, set_points: 4, tiebreak_at: 3 }],
    ['by a super tie-break in the third', '10-8', 3, tennis],
    ['by a long one', '13-11', 3, tennis],
    ['by games in the third all the same', '6-3', 3, tennis],
  ])('%s: %s in set %i', (_, set, number, rules) => expect(isSetWon(pair(set), number, rules)).toBe(true));

  it.each([
    ['one point ahead', '25-24', 1, volleyball],
    ['beyond the points by three', '28-25', 1, volleyball],
    ['played on after it was won', '30-20', 1, volleyball],
    ['too few points', '20-18', 1, volleyball],
    ['level', '25-25', 1, volleyball],
    ['to 15 before the fifth', '15-9', 4, volleyball],
    ['to 25 in the fifth', '25-20', 5, volleyball],
    ['to 15 where it is the only one', '15-9', 1, { ...volleyball, best_of_sets: 1 }],
    ['a lead of two after six all', '8-6', 1, tennis],
    ['one game ahead', '6-5', 1, tennis],
    ['a lead of two after the tie-break was due', '5-3', 1, { ...tennis, set_points: 4, tiebreak_at: 3 }],
    ['a super tie-break before the third', '10-8', 2, tennis],
    ['a super tie-break that is not played', '10-8', 3, { ...tennis, super_tiebreak_last: false }],
    ['a super tie-break in the only set', '10-8', 1, { ...tennis, best_of_sets: 1 }],
    ['a super tie-break one ahead', '10-9', 3, tennis],
  ])('not %s: %s in set %i', (_, set, number, rules) => expect(isSetWon(pair(set), number, rules)).toBe(false));
});

it.each([
  ['seven to six', pair('7-6'), tennis, true],
  ['of the away side', pair('6-7'), tennis, true],
  ['four to three of short sets', pair('4-3'), { ...tennis, tiebreak_at: 3 }, true],
  ['seven to five', pair('7-5'), tennis, false],
  ['eight to six', pair('8-6'), tennis, false],
  ['volleyball', pair('25-24'), volleyball, false],
  ['nothing yet', null, tennis, false],
  ['nothing yet of volleyball', null, volleyball, false],
])('a tie-break decided the set: %s', (_, set, rules, is) => expect(hasTieBreak(set, rules)).toBe(is));

it.each([
  ['7-3', '7-6', true],
  ['3-7', '6-7', true],
  ['9-7', '7-6', true],
  ['7-3', '6-7', false],
  ['3-7', '7-6', false],
  ['7-6', '7-6', false],
  ['10-7', '7-6', false],
])('a tie-break of %s in a set of %s is won: %s', (tie, set, is) =>
  expect(isTieBreakWon(pair(tie), pair(set))).toBe(is),
);
