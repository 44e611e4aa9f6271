/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AverageAge } from './averageAge.ts';
import type { Description } from './description.ts';
import type { EntityName } from './entityName.ts';
import type { FoundationYear } from './foundationYear.ts';
import type { Id } from './id.ts';
import type { ImageIds } from './imageIds.ts';
import type { TeamGender } from './teamGender.ts';
import type { TeamLevel } from './teamLevel.ts';

export interface CreateTeamBody {
  name: EntityName;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  sport_id: Id;
  city_id: Id;
  description?: Description;
  is_public?: boolean;
  foundation_year: FoundationYear;
  gender?: TeamGender | null;
  average_age?: AverageAge | null;
  level?: TeamLevel | null;
}
