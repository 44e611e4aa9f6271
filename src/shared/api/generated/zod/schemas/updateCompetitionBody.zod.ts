/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionFormat } from './competitionFormat.zod.ts';
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
import { Slug } from './slug.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';
import { TeamPlaces } from './teamPlaces.zod.ts';

export const UpdateCompetitionBody = zod.strictObject({
  "module": ModuleType,
  "owner_id": Id.optional().describe('Hands it over to an organization that the user is an owner or manager of'),
  "name": EntityName.optional(),
  "slug": Slug.optional(),
  "description": Description.optional(),
  "rules_text": CompetitionText.optional(),
  "image": zod.union([Id,zod.null()]).optional(),
  "images": ImageIds.optional(),
  "sport_id": Id.optional(),
  "city_id": Id.optional(),
  "gender": TeamGender.optional(),
  "level": zod.union([TeamLevel,zod.null()]).optional(),
  "format": CompetitionFormat.optional(),
  "min_teams": TeamPlaces.optional(),
  "max_teams": TeamPlaces.optional(),
  "roster_min": RosterSize.optional(),
  "roster_max": RosterSize.optional(),
  "entry_fee": EntryFee.optional(),
  "starts_on": RequestDate.optional(),
  "ends_on": zod.union([RequestDate,zod.null()]).optional(),
  "registration_opens_at": RegistrationInstant.optional(),
  "registration_closes_at": RegistrationInstant.optional(),
  "auto_accept": zod.boolean().optional(),
  "score_entry": ScoreEntry.optional(),
  "game_rules": MatchRules.optional(),
  "ranking": RankingRules.optional()
}).describe('Only what is sent changes; the rules of CreateCompetitionBody hold for the whole. Once teams have a place the sport stays, and max_teams is not below their number (422). Sport and format stay from the phase ready on, min_teams, max_teams and registration too (409 competition_started).');

export type UpdateCompetitionBody = zod.input<typeof UpdateCompetitionBody>;
export type UpdateCompetitionBodyOutput = zod.output<typeof UpdateCompetitionBody>;
