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
  foundation_year: number;
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
  /** @minimum 0 */
  members_count: number;
  is_bookmarked: boolean;
  my_membership: TeamMember | null;
  record: TeamRecord;
  /** The last results, newest first */
  form: TeamFormResult[];
  permissions: Permissions;
}
