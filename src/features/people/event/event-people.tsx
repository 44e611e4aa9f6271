import type { Event, Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { useFilters } from '../../../shared/routing/use-filters.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { PeopleFilters } from '../kit/people-filters.tsx';
import { MoneySummary } from './money-summary.tsx';
import { peopleSearch, SHOWN, shownTo } from './people-address.ts';
import { PeopleOf } from './people-of.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** The dialog about one of them: `?person=12`. */
const dialogs = searchDialogs({ about: ['person'] });

/**
 * Who comes to an event, in the order of their seats, who waits, and who is not sure; who manages it decides about requests first, and
 * sees the invited and those who do not come as well (RT-28, COM-04, COM-08).
 */
export function EventPeople({ event }: { event: Event }) {
  const t = useT('eventpeople');
  const { filters: asked, change } = useFilters(peopleSearch);
  const filters = shownTo(event, asked);
  const { show, page } = filters;
  const { shown, open, close } = useSearchDialogs(dialogs);
  const manages = event.permissions['manage'] === true;
  const onPage = (next: number) => void change({ show, page: next }, { scroll: true });
  const list = { event, edit: (id: Id) => open('person', id) };
  return (
    <Stack gap={5}>
      {manages && (
        <PeopleFilters
          filters={filters}
          change={change}
          choices={[
            {
              field: 'show',
              label: t('groups.label'),
              options: SHOWN.map((value) => ({ value, label: t(`groups.${value}`) })),
            },
          ]}
        />
      )}
      {show === 'coming' ? (
        <>
          {event.permissions['decide'] === true && event.requests_count > 0 && (
            <PeopleOf {...list} status="requested" />
          )}
          {manages && <MoneySummary event={event} />}
          <PeopleOf {...list} status="going" paging={{ page, onPage }} />
          {event.waitlist_count > 0 && <PeopleOf {...list} status="waitlisted" />}
          {event.maybe_count > 0 && <PeopleOf {...list} status="maybe" />}
        </>
      ) : (
        <PeopleOf key={show} {...list} status={show} paging={{ page, onPage }} />
      )}
      {shown && <PersonDialog event={event} participantId={shown.id} onClose={close} />}
    </Stack>
  );
}
