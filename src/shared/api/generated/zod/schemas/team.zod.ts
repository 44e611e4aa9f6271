/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { City } from './city.zod.ts';
import { Id } from './id.zod.ts';
import { Image } from './image.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { Sport } from './sport.zod.ts';
import { TeamFormResult } from './teamFormResult.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';
import { TeamMember } from './teamMember.zod.ts';
import { TeamRecord } from './teamRecord.zod.ts';

export const teamShortNameMax = 4;

export const teamMembersCountMin = 0;



export const Team = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull,
  "images": zod.array(Image),
  "sport": Sport,
  "city": City,
  "description": zod.string(),
  "is_public": zod.boolean(),
  "foundation_year": zod.int().nullable().describe('null: not shown to outsiders'),
  "gender": zod.union([TeamGender,zod.null()]),
  "average_age": zod.int().nullable(),
  "level": zod.union([TeamLevel,zod.null()]),
  "short_name": zod.string().min(1).max(teamShortNameMax).describe('Three or four letters'),
  "members_count": zod.int().min(teamMembersCountMin).nullable().describe('Active members; null: not shown to outsiders'),
  "is_bookmarked": zod.boolean(),
  "my_membership": zod.union([TeamMember,zod.null()]),
  "my_application_id": zod.union([Id,zod.null()]).describe('The user\'s open request to join'),
  "record": zod.union([TeamRecord,zod.null()]).describe('null: not shown to outsiders'),
  "form": zod.array(TeamFormResult).describe('The last five results, newest first'),
  "permissions": Permissions.describe('In whatever module: bookmark, join, answer (an open invitation), leave, view (members and all facts), decide (requests to join); in the module team: edit, manage_members, invite (by link), grant_admin')
}).describe('Outsiders of a private team (permissions.view false) get its names, crest, sport and city; the other facts are empty or null.');

export type Team = zod.input<typeof Team>;
export type TeamOutput = zod.output<typeof Team>;
