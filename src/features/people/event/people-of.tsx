import { useQuery } from '@tanstack/react-query';
import type { Event, Id, Participant } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { focusById } from '../../../shared/ui/focus-by-id.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { PagedPeople } from '../kit/people-list.tsx';
import * as css from './event-people.css.ts';
import { participantsQuery } from './people-query.ts';
import { useEventOwner } from './use-event-owner.tsx';

interface PeopleOfProps {
  event: Event;
  status: Exclude<Participant['status'], 'removed'>;
  /** Of the list whose page stands in the address; the others are short, and say when there are more. */
  paging?: { page: number; onPage: (page: number) => void };
  edit: (participantId: Id) => void;
}

/** The people of an event with one status, under their heading. */
export function PeopleOf({ event, status, paging, edit }: PeopleOfProps) {
  const t = useT('eventpeople');
  const tList = useT('events');
  const nobody = status === 'going' && event.phase === 'cancelled' ? tList('nobodyWasGoing') : t(`none.${status}`);
  const query = useQuery(participantsQuery(event.id, status, paging?.page));
  const owner = useEventOwner({ event, status, edit, onDecided: () => focusById(REQUESTS) });
  const total = query.data?.pagination.total;
  return (
    <Section
      title={
        <span id={status === 'requested' ? REQUESTS : undefined} tabIndex={-1}>
          {total === undefined ? owner.label : `${owner.label} (${total})`}
        </span>
      }
      titleClass={css.listTitle}
    >
      <PagedPeople
        owner={owner}
        query={query}
        peopleOf={({ participants }) => participants}
        height="200px"
        empty={<EmptyState drawing="people">{nobody}</EmptyState>}
        {...(paging && { paging })}
      >
        {({ participants, pagination }) =>
          !paging &&
          pagination.total > participants.length && (
            <p className={css.more}>{t('more', { count: pagination.total - participants.length })}</p>
          )
        }
      </PagedPeople>
    </Section>
  );
}

/** Has the focus once a request is answered and its buttons are gone. */
const REQUESTS = 'requests-to-come';
