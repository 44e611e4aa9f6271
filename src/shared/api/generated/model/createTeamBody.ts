/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AverageAge } from './averageAge.ts';
import type { FoundationYear } from './foundationYear.ts';
import type { Id } from './id.ts';
import type { ImageIds } from './imageIds.ts';
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';
import type { TeamGender } from './teamGender.ts';
import type { TeamLevel } from './teamLevel.ts';

export interface CreateTeamBody {
  name: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  sport_id: Id;
  city_id: Id;
  description?: ManyLines;
  is_public?: boolean;
  foundation_year: FoundationYear;
  gender?: TeamGender | null;
  average_age?: AverageAge | null;
  level?: TeamLevel | null;
}
