/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';
import type { ParticipantStatus } from './participantStatus.ts';

export type ListParticipantsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * going when absent
 */
status?: ParticipantStatus;
};
