/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Pagination } from './pagination.ts';
import type { Participant } from './participant.ts';

export interface ListParticipantsData {
  participants: Participant[];
  pagination: Pagination;
}
