/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { TeamGender } from './teamGender.ts';
import type { TeamLevel } from './teamLevel.ts';

export interface CreateTeamBody {
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /**
     * Ids of uploaded images, the covers in order
     * @maxItems 10
     */
  images?: Id[];
  sport_id: Id;
  city_id: Id;
  /** @maxLength 2000 */
  description?: string;
  is_public?: boolean;
  /**
     * @minimum 1850
     * @maximum 2100
     */
  foundation_year: number;
  gender?: TeamGender | null;
  average_age?: number | null;
  level?: TeamLevel | null;
}
