import { useUnit } from 'effector-react';
import { seatsText } from '../../entities/event/event-words.ts';
import { EventPeople } from '../../features/people/event/event-people.tsx';
import { pagedStatus, peopleSearch, shownTo } from '../../features/people/event/people-address.ts';
import { participantsQuery } from '../../features/people/event/people-query.ts';
import { InviteToEvent } from '../../features/people/event/invite-button.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { $complete } from '../../models/session/session.model.ts';
import { apiContext } from '../../shared/api/context.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { Section } from '../../shared/ui/section.tsx';
import { eventQuery, readEventId } from './event.data.ts';
import * as css from './people.css.ts';
import { useEvent } from './use-event.ts';

/** Starts the people whom the address asks for, once it is known whom this person may see; guests, and who is not verified, are shown none. */
export const loader = pageLoader(({ client, url, params }) => {
  const id = readEventId(params);
  if (id === null || !apiContext().isComplete()) return null;
  const filters = peopleSearch.read(url.searchParams);
  return client
    .ensureQueryData(eventQuery(id))
    .then(({ event }) => {
      const { show, page } = shownTo(event, filters);
      return client.prefetchQuery(participantsQuery(id, pagedStatus[show], page));
    })
    .catch(() => {}); // the frame tells it
});

/** Who comes, waits and is not sure; who manages the event looks after them and invites others (RT-28, COM-04). */
export function Component() {
  const t = useT('eventpeople');
  const tList = useT('events');
  const event = useEvent();
  const complete = useUnit($complete);
  return (
    <Section title={seatsText(event, tList)} gap={4} className={css.column} action={<InviteToEvent event={event} />}>
      {complete ? <EventPeople event={event} /> : <GuestPrompt drawing="people" reason={t('guest')} />}
    </Section>
  );
}
