/** Results to tables (design §14). */
export { rankAcross, rankedRows } from './across.ts';
export { isOpen } from './counting.ts';
export { headToHead } from './head-to-head.ts';
export { columnsOf, presets, presetsOf } from './presets.ts';
export { standings } from './standings.ts';
export { withRankChange, withResults } from './what-if.ts';
export type * from './types.ts';
