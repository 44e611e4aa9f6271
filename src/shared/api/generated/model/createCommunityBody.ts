/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CommunityJoinPolicy } from './communityJoinPolicy.ts';
import type { CommunityVisibility } from './communityVisibility.ts';
import type { Id } from './id.ts';
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';
import type { SportIds } from './sportIds.ts';

export interface CreateCommunityBody {
  name: OneLine;
  /** Id of an uploaded image */
  image?: Id | null;
  description?: ManyLines;
  sport_ids: SportIds;
  city_id: Id;
  visibility: CommunityVisibility;
  /** Of a private community invite (422) */
  join_policy: CommunityJoinPolicy;
  /** With the policy request only; otherwise dropped */
  join_question?: OneLine | null;
}
