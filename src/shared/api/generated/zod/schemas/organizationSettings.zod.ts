/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MatchMinutes } from './matchMinutes.zod.ts';
import { OfficialAfterHours } from './officialAfterHours.zod.ts';
import { PublicContact } from './publicContact.zod.ts';
import { RankingPreset } from './rankingPreset.zod.ts';

export const OrganizationSettings = zod.strictObject({
  "default_ranking_preset": zod.union([RankingPreset,zod.null()]).optional().describe('Null: the default of the sport'),
  "default_match_minutes": MatchMinutes.optional(),
  "public_contact": zod.union([PublicContact,zod.null()]).optional().describe('A phone number or an address to write to, on its public page'),
  "result_auto_official_hours": OfficialAfterHours.optional()
}).describe('The settings of scope organization; competitions begin with them.');

export type OrganizationSettings = zod.input<typeof OrganizationSettings>;
export type OrganizationSettingsOutput = zod.output<typeof OrganizationSettings>;
