/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RankingPreset = zod.enum(['football-h2h', 'football-gd', 'basketball-fiba', 'volleyball-national', 'volleyball-fivb', 'tennis']).describe('A way to rank a table');

export type RankingPreset = zod.input<typeof RankingPreset>;
export type RankingPresetOutput = zod.output<typeof RankingPreset>;
