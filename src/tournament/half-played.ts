/**
 * Whether the games of a team that left count: from the half of them on, where with two legs everybody has met it. Before, its
 * results would help only those who have (design §14).
 */
export const isHalfPlayed = (games: readonly unknown[], played: readonly unknown[]): boolean =>
  played.length * 2 >= games.length;
