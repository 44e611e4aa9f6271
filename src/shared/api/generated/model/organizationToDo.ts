/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';

/**
 * What waits for the people who run its competitions
 */
export interface OrganizationToDo {
  /** Applications to its competitions that are not decided */
  applications: Count;
  results_to_confirm: Count;
  /** Disputed results */
  disputed: Count;
}
