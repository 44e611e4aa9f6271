import type { BracketGame, BracketPart, Source } from './bracket.ts';

/** A game of a plan: null is a bye. Numbers are those of the plan. */
export interface PlannedGame extends Omit<BracketGame, 'home' | 'away'> {
  readonly home: Source | null;
  readonly away: Source | null;
}

/** Adds a round that pairs the sides two by two, and answers how its games end. */
export function addRound(
  plan: PlannedGame[],
  part: BracketPart,
  round: number,
  sides: readonly (Source | null)[],
): { readonly winners: Source[]; readonly losers: Source[] } {
  const from = plan.length;
  for (let index = 0; index < sides.length; index += 2)
    plan.push({
      number: plan.length + 1,
      part,
      round,
      position: index / 2 + 1,
      home: sides[index] ?? null,
      away: sides[index + 1] ?? null,
    });
  const ends = (kind: 'winner' | 'loser') => plan.slice(from).map(({ number }): Source => ({ kind, game: number }));
  return { winners: ends('winner'), losers: ends('loser') };
}

/** The games that are played: who meets a bye goes on in its place, and the game has no loser. */
export function withoutByes(plan: readonly PlannedGame[]): BracketGame[] {
  const games: BracketGame[] = [];
  const ends = new Map<number, { winner: Source | null; loser: Source | null }>();
  const settled = (side: Source | null) => (side && 'game' in side ? (ends.get(side.game)?.[side.kind] ?? null) : side);
  for (const planned of plan) {
    const home = settled(planned.home);
    const away = settled(planned.away);
    if (home && away) {
      const game = games.length + 1;
      games.push({ ...planned, number: game, home, away });
      ends.set(planned.number, { winner: { kind: 'winner', game }, loser: { kind: 'loser', game } });
    } else ends.set(planned.number, { winner: home ?? away, loser: null });
  }
  return games;
}
