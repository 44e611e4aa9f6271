import { describe, expect, it } from 'vitest';
import type { FixtureStage } from '../../shared/api/generated/model';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { placeInStage } from './round-words.ts';

const t = (await createI18n('en', { namespaces: ['competition'] })).view().t('competition');
const place = (own: Partial<FixtureStage>) =>
  placeInStage(
    {
      stage: {
        id: 1,
        name: 'Stage',
        type: 'round-robin',
        group: null,
        round: 1,
        rounds: 3,
        leg: 1,
        bracket: null,
        number: 7,
        ...own,
      },
    },
    t,
  );
const single = (round: number, rounds: number) =>
  place({ type: 'single-elimination', round, rounds, bracket: { side: 'winners', position: 1 } });
const double = (side: 'winners' | 'losers' | 'final' | 'reset', round: number) =>
  place({ type: 'double-elimination', round, bracket: { side, position: 1 } });

describe('[CMP-01] the place of a game in its competition', () => {
  it('is a matchday, and the group where there are several', () => {
    expect(place({ round: 8 })).toBe('Matchday 8');
    expect(place({ round: 2, group: { id: 1, name: 'A' } })).toBe('Matchday 2 · Group A');
  });
  it('is called by how far the final is', () => {
    expect([single(4, 4), single(3, 4), single(2, 4), single(1, 4)]).toEqual([
      'Semi-finals · Game 7',
      'Quarter-finals · Game 7',
      'Round of 16 · Game 7',
      'Round of 32 · Game 7',
    ]);
    expect(place({ type: 'single-elimination', bracket: { side: 'third', position: 1 } })).toBe('Third place · Game 7');
    expect(place({ type: 'single-elimination', bracket: { side: 'final', position: 1 } })).toBe('Final · Game 7');
  });
  it('is the round of its side where two losses end it', () => {
    expect([double('winners', 2), double('losers', 3), double('final', 1), double('reset', 1)]).toEqual([
      'Winners, round 2 · Game 7',
      'Losers, round 3 · Game 7',
      'Final · Game 7',
      'Second final · Game 7',
    ]);
  });
  it('is nothing outside of one', () => {
    expect(placeInStage({ stage: null }, t)).toBeUndefined();
  });
});
