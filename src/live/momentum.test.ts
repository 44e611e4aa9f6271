import { describe, expect, it } from 'vitest';
import { momentumOf } from './momentum.ts';
import { basketball, cup, football, log, tennis, volleyball } from './testing/log.ts';
import type { LiveRules } from './types.ts';

const momentum = (rules: LiveRules, ...report: readonly string[]) => momentumOf(rules, log(...report));
/** `3–0` of each part, `|` before the first of a half, quarter or set. */
const parts = (rules: LiveRules, ...report: readonly string[]) =>
  momentum(rules, ...report)
    ?.parts.map(({ home, away, isFirst }) => `${isFirst ? '|' : ''}${home}–${away}`)
    .join(' ');

describe('[CMP-04] the momentum of football', () => {
  it('weighs goals, penalties and corners in parts of five minutes', () => {
    expect(
      parts(football, 'start 1', 'corner home 1:00', 'corner home 4:59', 'corner away 5:00', 'goal away 12:00'),
    ).toBe('|2–0 0–1 0–3');
    expect(parts(football, 'start 1', 'penalty-goal home 1:00', 'penalty-missed away 6:00')).toBe('|3–0 0–2');
  });

  it('gives an own goal to the other side, and nothing for cards, changes and notes', () => {
    expect(
      parts(football, 'start 1', 'own-goal home 2:00', 'yellow-card home 3:00', 'substitution home 3:30', 'note 7:00'),
    ).toBe('|0–3 0–0');
  });

  it('has injury time in the last part of its half, and each half begins anew', () => {
    const report = ['start 1', 'goal home 44:00', 'goal home 47:00', 'end 48:00', 'start 2', 'goal away 1:00'];
    expect(parts(football, ...report)).toBe(`|${'0–0 '.repeat(8)}6–0 |0–3`);
  });

  it('leaves out what was taken back, what does not fit, and the shoot-out', () => {
    expect(parts(football, 'goal home 1:00', 'start 1', 'void goal home 2:00', 'goal away 7:00')).toBe('|0–0 0–3');
    const level = [
      'start 1',
      'corner home 6:00',
      'end 45:00',
      'start 2',
      'end 45:00',
      'start 3',
      'end 15:00',
      'start 4',
    ];
    const kicks = ['end 15:00', 'start 5', 'shootout-goal home'];
    const ofExtraTime = (report: readonly string[]) => parts(cup, ...report)?.split('|').length;
    expect(ofExtraTime([...level, ...kicks])).toBe(5);
  });

  it('says who had more of the last fifteen minutes', () => {
    const report = ['start 1', 'goal away 1:00', 'corner home 6:00', 'corner home 11:00', 'corner away 17:00'];
    expect(momentum(football, ...report)?.lately).toEqual({ home: 2, away: 1, count: 15 });
    expect(momentum(football, ...report.slice(0, 3))?.lately).toEqual({ home: 1, away: 3, count: 10 });
  });

  it('is none before the second part, and while nobody has had anything', () => {
    expect(momentum(football)).toBeNull();
    expect(momentum(football, 'start 1', 'goal home 4:59')).toBeNull();
    expect(momentum(football, 'start 1', 'yellow-card home 30:00')).toBeNull();
  });
});

it('[CMP-04] the momentum of basketball is its points in parts of two minutes, lately the last four', () => {
  const report = [
    'start 1',
    'three-points home 0:30',
    'free-throw away 1:00',
    'two-points away 2:00',
    'two-points away 5:00',
  ];
  expect(parts(basketball, ...report, 'free-throw-missed home 5:10')).toBe('|3–1 0–2 0–2');
  expect(momentum(basketball, ...report)?.lately).toEqual({ home: 0, away: 4, count: 4 });
});

describe('[CMP-04] the momentum of sets', () => {
  it('is five points a part, each set anew', () => {
    const set = `rallies ${'h'.repeat(25)}`;
    expect(parts(volleyball, 'start 1 home', set, 'end', 'start 2', 'rallies aahaaah')).toBe(
      '|5–0 5–0 5–0 5–0 5–0 |1–4 1–1',
    );
  });

  it('says of how many points lately is', () => {
    expect(momentum(volleyball, 'start 1 home', 'rallies hhhhhaahaaah')?.lately).toEqual({
      home: 2,
      away: 5,
      count: 7,
    });
    expect(momentum(tennis, 'start 1 home', 'rallies hhaaahhhaa')?.lately).toEqual({ home: 5, away: 5, count: 10 });
  });
});
