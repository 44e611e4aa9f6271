/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventMoney } from './eventMoney.ts';
import type { Pagination } from './pagination.ts';
import type { Participant } from './participant.ts';

export interface ListParticipantsData {
  participants: Participant[];
  pagination: Pagination;
  /** For who manages the event, else null */
  money: EventMoney | null;
}
