import { useQuery } from '@tanstack/react-query';
import type { Event, Id, Participant } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './event-people.css.ts';
import { EventPerson } from './event-person.tsx';
import { participantsQuery } from './people-query.ts';
import { usePersonActions } from './use-person-actions.ts';

interface PeopleOfProps {
  event: Event;
  status: Exclude<Participant['status'], 'removed'>;
  /** Of the list whose page stands in the address; the others are short, and say when there are more. */
  paging?: { page: number; onPage: (page: number) => void };
  /** Opens what is seldom said about somebody: how well and where they play. */
  edit: (participantId: Id) => void;
}

/** The people of an event with one status, under their heading. */
export function PeopleOf({ event, status, paging, edit }: PeopleOfProps) {
  const t = useT('eventpeople');
  const tList = useT('events');
  const nobody = status === 'going' && event.phase === 'cancelled' ? tList('nobodyWasGoing') : t(`none.${status}`);
  const query = useQuery(participantsQuery(event.id, status, paging?.page));
  const act = usePersonActions(event);
  const total = query.data?.pagination.total;
  const title = total === undefined ? t(`lists.${status}`) : `${t(`lists.${status}`)} (${total})`;
  return (
    <Section
      title={
        <span id={status === 'requested' ? REQUESTS : undefined} tabIndex={-1}>
          {title}
        </span>
      }
      titleClass={css.listTitle}
    >
      <ListView
        query={query}
        errorTitle={t('notLoaded')}
        skeleton={<Skeleton shape="box" height="200px" />}
        empty={<EmptyState drawing="people">{nobody}</EmptyState>}
        {...(paging && { paging })}
      >
        {({ participants, pagination }, stale) => (
          <div {...stale}>
            <ListRows label={t(`lists.${status}`)}>
              {participants.map((person) => (
                <EventPerson
                  key={person.id}
                  event={event}
                  person={person}
                  act={act}
                  edit={edit}
                  onDecided={() => focusById(REQUESTS)}
                />
              ))}
            </ListRows>
            {!paging && pagination.total > participants.length && (
              <p className={css.more}>{t('more', { count: pagination.total - participants.length })}</p>
            )}
          </div>
        )}
      </ListView>
    </Section>
  );
}

/** Has the focus once a request is answered and its buttons are gone. */
const REQUESTS = 'requests-to-come';
