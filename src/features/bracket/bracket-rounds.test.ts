import { describe, expect, it } from 'vitest';
import { doubleElimination, entrantsOf, seededSlots, singleElimination } from '../../tournament/index.ts';
import { bracketRounds, currentRound, winnerOfBracket } from './bracket-rounds.ts';
import { bracketGames } from './testing.ts';

const teams = (count: number) => seededSlots(entrantsOf(Array.from({ length: count }, (_, index) => index + 1)));
const cup = (count: number, winners: Record<number, 'home' | 'away'> = {}) =>
  bracketRounds(bracketGames(singleElimination(teams(count), { thirdPlace: true }), 'single-elimination', winners));
const double = (count: number, winners: Record<number, 'home' | 'away'> = {}) =>
  bracketRounds(bracketGames(doubleElimination(teams(count), { grandFinal: 'reset' }), 'double-elimination', winners));
const keys = (rounds: ReturnType<typeof cup>) => rounds.map(({ key }) => key);
const texts = (rounds: ReturnType<typeof cup>, key: string) =>
  rounds
    .find((round) => round.key === key)
    ?.entries.map(({ game, bye }) => (game ? `game ${game.stage?.number}` : `bye of ${bye.label}`));

describe('the rounds of a bracket', () => {
  it('are read from the first to the final', () => {
    expect(keys(cup(8))).toEqual(['winners-1', 'winners-2', 'third', 'final']);
    expect(texts(cup(8), 'winners-1')).toEqual(['game 1', 'game 2', 'game 3', 'game 4']);
    expect(keys(cup(2))).toEqual(['final']);
  });
  it('are those of winners, then of losers, then the finals, where two losses end it', () => {
    expect(keys(double(8))).toEqual([
      'winners-1',
      'winners-2',
      'winners-3',
      'losers-1',
      'losers-2',
      'losers-3',
      'losers-4',
      'final',
      'reset',
    ]);
    expect(keys(double(2))).toEqual(['winners-1', 'final', 'reset']);
  });
  it('have the teams without an opponent in the round they need not play', () => {
    expect(texts(cup(6), 'winners-1')).toEqual(['game 1', 'game 2', 'bye of Team 1', 'bye of Team 2']);
    // one may go right to the final
    expect(texts(cup(3), 'winners-1')).toEqual(['game 1', 'bye of Team 1']);
    expect(texts(double(3), 'winners-1')).toEqual(['game 1', 'bye of Team 1']);
    expect(texts(double(8), 'losers-1')).toEqual(['game 7', 'game 8']);
  });
  it('have a second final only while it may be needed', () => {
    const played = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index + 1, 'home' as const]));
    expect(keys(double(8, played)).slice(-2)).toEqual(['final', 'reset']);
    expect(keys(double(8, { ...played, 14: 'home' })).slice(-2)).toEqual(['losers-4', 'final']);
    expect(keys(double(8, { ...played, 14: 'away' })).slice(-2)).toEqual(['final', 'reset']);
    expect(winnerOfBracket(double(8, { ...played, 14: 'home' }))).toMatchObject({
      team: { name: 'Team 1' },
      gameId: 114,
    });
    expect(winnerOfBracket(double(8, { ...played, 14: 'away' }))).toBeNull();
    expect(winnerOfBracket(double(8, { ...played, 14: 'away', 15: 'home' }))).toMatchObject({
      team: { id: 1 },
      gameId: 115,
    });
  });
  it('begin with the one that is on', () => {
    const first = { 1: 'home', 2: 'home', 3: 'home', 4: 'home' } as const;
    expect(currentRound(cup(8))?.key).toBe('winners-1');
    expect(currentRound(cup(8, first))?.key).toBe('winners-2');
    expect(currentRound(cup(8, { ...first, 5: 'home', 6: 'home', 7: 'home', 8: 'home' }))?.key).toBe('final');
    expect(currentRound([])).toBeUndefined();
    const games = bracketGames(singleElimination(teams(8), { thirdPlace: true }), 'single-elimination');
    const with7 = (change: Partial<(typeof games)[number]>) =>
      currentRound(bracketRounds(games.map((game) => (game.id === 107 ? Object.assign({}, game, change) : game))))?.key;
    // the game for third place
    expect(with7({ starts_at: '2026-11-26T18:00:00+01:00' })).toBe('third');
    expect(with7({ status: 'break' })).toBe('third');
  });
  it('leave out what stands in no bracket', () => {
    const games = bracketGames(singleElimination(teams(4), { thirdPlace: false }), 'single-elimination');
    expect(keys(bracketRounds(games.map((game) => Object.assign({}, game, { stage: null }))))).toEqual([]);
  });
});
