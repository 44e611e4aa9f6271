/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const teamRecordPlayedMin = 0;

export const teamRecordWonMin = 0;

export const teamRecordDrawnMin = 0;

export const teamRecordLostMin = 0;



export const TeamRecord = zod.strictObject({
  "played": zod.int().min(teamRecordPlayedMin),
  "won": zod.int().min(teamRecordWonMin),
  "drawn": zod.int().min(teamRecordDrawnMin).nullable().describe('null: games of the sport cannot end level'),
  "lost": zod.int().min(teamRecordLostMin)
});

export type TeamRecord = zod.input<typeof TeamRecord>;
export type TeamRecordOutput = zod.output<typeof TeamRecord>;
