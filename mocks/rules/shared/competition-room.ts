/** The room of a competition, which hears of its games, too (decision 055). */
export const competitionRoom = (competitionId: number): string => `competition-${competitionId}`;
