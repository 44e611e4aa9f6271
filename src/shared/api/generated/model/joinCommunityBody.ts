/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JoinAnswer } from './joinAnswer.ts';

export interface JoinCommunityBody {
  answer?: JoinAnswer;
}
