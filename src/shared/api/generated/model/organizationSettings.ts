/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MatchMinutes } from './matchMinutes.ts';
import type { OfficialAfterHours } from './officialAfterHours.ts';
import type { OneLine } from './oneLine.ts';
import type { RankingPreset } from './rankingPreset.ts';

/**
 * The settings of scope organization; competitions begin with them.
 */
export interface OrganizationSettings {
  /** Null: the default of the sport */
  default_ranking_preset?: RankingPreset | null;
  default_match_minutes?: MatchMinutes;
  /** A phone number or an address to write to, on its public page */
  public_contact?: OneLine | null;
  result_auto_official_hours?: OfficialAfterHours;
}
