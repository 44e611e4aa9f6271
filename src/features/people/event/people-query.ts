import { keepPage } from '../../../shared/api/keep-page.ts';
import { getListParticipantsQueryOptions } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { Id, ParticipantStatus } from '../../../shared/api/generated/model';

/** As many as an answer may hold. */
const PER_PAGE = 50;

/** One page of the people of an event with this status. */
export const participantsQuery = (eventId: Id, status: ParticipantStatus, page = 1) =>
  keepPage(getListParticipantsQueryOptions(eventId, { status, page, per_page: PER_PAGE }));
