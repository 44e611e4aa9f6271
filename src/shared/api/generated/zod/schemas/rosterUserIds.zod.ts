/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const RosterUserIdsMax = 50;



export const RosterUserIds = zod.array(Id).max(RosterUserIdsMax).describe('Players of the team, as many as the competition allows, none of whom plays for another team of it; all its players when absent');

export type RosterUserIds = zod.input<typeof RosterUserIds>;
export type RosterUserIdsOutput = zod.output<typeof RosterUserIds>;
