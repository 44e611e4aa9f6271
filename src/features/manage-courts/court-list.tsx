import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Id, Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { useSortable } from '../../shared/ui/sortable.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { courtPaths } from './court-address.ts';
import * as css from './court-list.css.ts';
import { CourtRow } from './court-row.tsx';
import { useCourtActions } from './use-court-actions.ts';

/** The courts of a venue in their order; those who may not change them read only (design §3). */
export function CourtList({ venue }: { venue: Venue }) {
  const t = useT('courts');
  const navigate = useNavigate();
  const mayChange = venue.permissions['manage_courts'] === true;
  const add = mayChange && (
    <Button icon={<Plus size={20} />} onClick={() => void navigate(courtPaths.add())}>
      {t('list.add')}
    </Button>
  );
  if (venue.courts.length === 0) {
    return (
      <EmptyState hint={t(mayChange ? 'list.emptyHint' : 'list.emptyStaff')} action={add}>
        {t('list.empty')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <div className={css.head}>
        <p className={css.quiet}>{mayChange ? t('list.count', { count: venue.courts.length }) : t('list.readOnly')}</p>
        {add}
      </div>
      {mayChange ? <OwnCourts venue={venue} /> : <CourtsToSee venue={venue} />}
    </Stack>
  );
}

function CourtsToSee({ venue: { courts } }: { venue: Venue }) {
  const t = useT('courts');
  return (
    <ListRows label={t('list.label')}>
      {courts.map((court) => (
        <CourtRow key={court.id} court={court} />
      ))}
    </ListRows>
  );
}

/** Put in order by drag, by keys, and by the menu of each. */
function OwnCourts({ venue: { id: venueId, courts } }: { venue: Venue }) {
  const t = useT('courts');
  const { move, remove } = useCourtActions(venueId);
  const nameOf = (courtId: Id) => courts.find(({ id }) => id === courtId)?.name ?? '';
  const sorting = useSortable({
    ids: courts.map(({ id }) => id),
    onMove: move,
    hint: t('list.moveHint'),
    news: (id, to) => t('list.moved', { name: nameOf(id), place: to + 1, total: courts.length }),
  });
  return (
    <>
      <ListRows label={t('list.label')}>
        {courts.map((court, index) => (
          <CourtRow
            key={court.id}
            court={court}
            own={{ sorting, index, isLast: index === courts.length - 1, onRemove: () => remove(court) }}
          />
        ))}
      </ListRows>
      {sorting.aside}
    </>
  );
}
