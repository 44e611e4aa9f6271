import type { Params } from 'react-router';
import {
  getGetEventQueryOptions,
  getGetEventShareTextQueryOptions,
} from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id } from '../../shared/api/generated/model';
import type { Language } from '../../shared/i18n/locale.ts';
import { MAX_ID, toWhole } from '../../shared/routing/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** Of who manages it: `?do=edit`, `?do=cancel`. */
export const eventDialogs = searchDialogs({ do: ['edit', 'cancel'] });

export const eventQuery = (id: Id) => getGetEventQueryOptions(id);
/** What is sent to a chat; a failure goes unseen, since the link alone can be shared (design §18). */
export const shareTextQuery = (id: Id, locale: Language) =>
  getGetEventShareTextQueryOptions(id, { locale }, { query: { meta: { showsFailure: false } } });

/** The id in the address `/event/{id}/…`; null for what is no id. */
export const readEventId = ({ id }: Params): Id | null => toWhole(id ?? null, MAX_ID) ?? null;

/** Starts the event. What the page in the frame shows besides, its own loader starts. */
export const loader = pageLoader(({ client, params }) => {
  const id = readEventId(params);
  return id === null ? null : client.ensureQueryData(eventQuery(id)).catch(() => {});
});
