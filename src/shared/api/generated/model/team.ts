/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { City } from './city.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { Permissions } from './permissions.ts';
import type { Sport } from './sport.ts';
import type { TeamFormResult } from './teamFormResult.ts';
import type { TeamGender } from './teamGender.ts';
import type { TeamLevel } from './teamLevel.ts';
import type { TeamMember } from './teamMember.ts';
import type { TeamRecord } from './teamRecord.ts';

/**
 * Outsiders of a private team (permissions.view false) get its names, crest, sport and city; the other facts are empty or null.
 */
export interface Team {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  images: Image[];
  sport: Sport;
  city: City;
  description: string;
  is_public: boolean;
  /**
     * null: not shown to outsiders
     * @nullable
     */
  foundation_year: number | null;
  gender: TeamGender | null;
  /** @nullable */
  average_age: number | null;
  level: TeamLevel | null;
  /**
     * Three or four letters
     * @minLength 1
     * @maxLength 4
     */
  short_name: string;
  /**
     * Active members; null: not shown to outsiders
     * @minimum 0
     * @nullable
     */
  members_count: number | null;
  is_bookmarked: boolean;
  my_membership: TeamMember | null;
  /** The user's open request to join */
  my_application_id: Id | null;
  /** null: not shown to outsiders */
  record: TeamRecord | null;
  /** The last five results, newest first */
  form: TeamFormResult[];
  /** In whatever module: bookmark, join, answer (an open invitation), leave, view (members and all facts), decide (requests to join); in the module team: edit, manage_members, invite (by link), grant_admin */
  permissions: Permissions;
}
