/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionFormat } from './competitionFormat.zod.ts';
import { CompetitionOwnerType } from './competitionOwnerType.zod.ts';
import { CompetitionText } from './competitionText.zod.ts';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { EntryFee } from './entryFee.zod.ts';
import { Id } from './id.zod.ts';
import { ImageIds } from './imageIds.zod.ts';
import { MatchRules } from './matchRules.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RankingRules } from './rankingRules.zod.ts';
import { RegistrationInstant } from './registrationInstant.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { RosterSize } from './rosterSize.zod.ts';
import { ScoreEntry } from './scoreEntry.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';
import { TeamPlaces } from './teamPlaces.zod.ts';

export const CreateCompetitionBody = zod.strictObject({
  "module": ModuleType,
  "owner_type": CompetitionOwnerType,
  "owner_id": Id.optional().describe('Needed unless owner_type is base'),
  "name": EntityName,
  "description": Description.optional(),
  "rules_text": CompetitionText.optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image'),
  "images": ImageIds.optional(),
  "sport_id": Id,
  "city_id": Id,
  "gender": TeamGender,
  "level": zod.union([TeamLevel,zod.null()]).optional(),
  "format": CompetitionFormat,
  "min_teams": TeamPlaces,
  "max_teams": TeamPlaces,
  "roster_min": RosterSize,
  "roster_max": RosterSize,
  "entry_fee": EntryFee.optional().describe('0 when absent'),
  "starts_on": RequestDate.describe('Today or later'),
  "ends_on": zod.union([RequestDate,zod.null()]).optional(),
  "registration_opens_at": RegistrationInstant.optional(),
  "registration_closes_at": RegistrationInstant.optional(),
  "auto_accept": zod.boolean().optional().describe('false when absent'),
  "score_entry": ScoreEntry.optional().describe('organizer when absent'),
  "game_rules": MatchRules.optional(),
  "ranking": RankingRules.optional()
}).describe('min_teams is at most max_teams, roster_min at most roster_max, ends_on not before starts_on; registration opens before it closes and closes before the day of the start is over. What is absent of game_rules and ranking comes from the settings of the organization, else from the sport.');

export type CreateCompetitionBody = zod.input<typeof CreateCompetitionBody>;
export type CreateCompetitionBodyOutput = zod.output<typeof CreateCompetitionBody>;
