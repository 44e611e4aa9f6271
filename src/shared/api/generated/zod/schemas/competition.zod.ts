/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { City } from './city.zod.ts';
import { CompetitionFormat } from './competitionFormat.zod.ts';
import { CompetitionMissing } from './competitionMissing.zod.ts';
import { CompetitionOwner } from './competitionOwner.zod.ts';
import { CompetitionPhase } from './competitionPhase.zod.ts';
import { Count } from './count.zod.ts';
import { EntryFee } from './entryFee.zod.ts';
import { Id } from './id.zod.ts';
import { Image } from './image.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Instant } from './instant.zod.ts';
import { MatchRules } from './matchRules.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';
import { RankingRules } from './rankingRules.zod.ts';
import { RosterSize } from './rosterSize.zod.ts';
import { ScoreEntry } from './scoreEntry.zod.ts';
import { Sport } from './sport.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';
import { TeamPlaces } from './teamPlaces.zod.ts';
import { TeamRef } from './teamRef.zod.ts';

export const competitionWaitingCountMin = 0;



export const Competition = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull,
  "images": zod.array(Image),
  "description": zod.string(),
  "rules_text": zod.string(),
  "sport": Sport,
  "owner": zod.union([CompetitionOwner,zod.null()]).describe('null: the account is gone'),
  "city": City,
  "gender": TeamGender,
  "level": zod.union([TeamLevel,zod.null()]).describe('null: for all levels'),
  "format": CompetitionFormat,
  "min_teams": TeamPlaces,
  "max_teams": TeamPlaces,
  "roster_min": RosterSize,
  "roster_max": RosterSize,
  "entry_fee": EntryFee,
  "starts_on": CalendarDate,
  "ends_on": zod.union([CalendarDate,zod.null()]),
  "registration_opens_at": zod.union([Instant,zod.null()]).describe('null: at once'),
  "registration_closes_at": zod.union([Instant,zod.null()]).describe('null: when the day it starts on begins'),
  "auto_accept": zod.boolean(),
  "score_entry": ScoreEntry,
  "game_rules": MatchRules,
  "ranking": RankingRules,
  "status": PublicationStatus.describe('draft in the phase draft, else published'),
  "phase": CompetitionPhase,
  "cancel_reason": zod.string().nullable(),
  "teams_count": Count.describe('Teams that hold a place'),
  "waiting_count": zod.int().min(competitionWaitingCountMin).nullable().describe('Applications that wait for a decision; null for who does not decide'),
  "followers_count": Count,
  "is_followed": zod.boolean(),
  "current_stage_id": zod.union([Id,zod.null()]),
  "next_game_at": zod.union([Instant,zod.null()]).describe('When the game begins that is next, or has begun and has no result yet'),
  "champion": zod.union([TeamRef,zod.null()]),
  "my_team": zod.union([TeamRef,zod.null()]).describe('A team of the reader that takes part'),
  "missing": zod.array(CompetitionMissing).describe('What the next phase still needs; empty for who does not run it'),
  "permissions": Permissions.describe('follow, edit, copy, delete (a draft), open (registration), reopen (as a draft), cancel, manage_teams, read_applications, apply')
});

export type Competition = zod.input<typeof Competition>;
export type CompetitionOutput = zod.output<typeof Competition>;
