// The engine's only door: nothing outside imports another file of it.
export {
  chainProblems,
  type Advance,
  type ChainProblem,
  type ChainProblemKind,
  type StagePlan,
} from './draws/chain.ts';
export type { Bracket, BracketGame, BracketPart, Slots, Source } from './draws/bracket.ts';
export { seededSlots } from './draws/bracket.ts';
export { doubleElimination, type DoubleEliminationOptions } from './draws/double-elimination.ts';
export { entrantsOf, seatOf, type Entrant, type Link, type Seat, type StageOrder } from './draws/entrants.ts';
export { groupGames, groupNames, snake, type Group } from './draws/groups.ts';
export { knockoutSlots, type Qualification } from './draws/knockout.ts';
export { random, shuffled, type Random } from './draws/random.ts';
export { roundRobin, type LeagueGame } from './draws/round-robin.ts';
export { seedTeams, type SeedEntry, type SeedingMethod } from './draws/seeding.ts';
export { singleElimination } from './draws/single-elimination.ts';
export type { GameNow, GameState, Winner } from './play/game-now.ts';
export { leagueWithdrawal, type Consequence, type LeagueGameOf } from './play/league-withdrawal.ts';
export type { Place } from './play/places.ts';
export { playBracket, type BracketNow, type Happened } from './play/play-bracket.ts';
export type { Busy, CourtTime, PlacedGame, ScheduleGame, ScheduleProblem, UnplacedReason } from './schedule/problem.ts';
export { offersOf, schedule, type Change, type Planned } from './schedule/schedule.ts';
export { rankAcross, rankedRows } from './standings/across.ts';
export { count, isOpen } from './standings/counting.ts';
export { headToHead } from './standings/head-to-head.ts';
export { columnsOf, presets, presetsOf } from './standings/presets.ts';
export { standings } from './standings/standings.ts';
export type * from './standings/types.ts';
export { withRankChange, withResults } from './standings/what-if.ts';
