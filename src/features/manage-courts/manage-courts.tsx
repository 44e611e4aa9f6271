import { useSearchParams } from 'react-router';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { courtPaths, readCourtPlace } from './court-address.ts';
import { CourtFormView } from './court-form.tsx';
import { CourtList } from './court-list.tsx';

/** The courts of one's own venue: their list, or the form of the one that the address names (`?court=12`, `?court=new`). */
export function ManageCourts({ venue }: { venue: Venue }) {
  const t = useT('courts');
  const [search] = useSearchParams();
  const place = readCourtPlace(search);
  if (place.kind === 'list' || venue.permissions['manage_courts'] !== true) return <CourtList venue={venue} />;
  const courtOf = (id: number | null) => venue.courts.find((court) => court.id === id) ?? null;
  if (place.kind === 'new') {
    const model = courtOf(place.copyOf);
    const name = model ? t('form.copyName', { name: model.name }) : '';
    return <CourtFormView key={`new-${place.copyOf}`} venue={venue} toSave={{ court: null, model, name }} />;
  }
  const court = courtOf(place.id);
  if (!court) {
    return (
      <EmptyState action={<LinkButton to={courtPaths.list()}>{t('form.back')}</LinkButton>}>{t('notFound')}</EmptyState>
    );
  }
  return <CourtFormView key={court.id} venue={venue} toSave={{ court }} />;
}
