import { phoneText } from '../../entities/venue/venue-links.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';

/** The details of a venue to read. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const t = useT('listing');
  return (
    <Stack>
      <p>{t('readOnly')}</p>
      <ListRows>
        <ListRow title={t('name')} value={venue.name} />
        {venue.description && <ListRow title={t('description')} meta={venue.description} />}
        <ListRow title={t('city')} value={venue.city.name} />
        <ListRow title={t('address')} value={venue.address} />
        <ListRow title={t('position.title')} value={`${venue.latitude}, ${venue.longitude}`} />
        <ListRow title={t('common:fields.phoneNumber')} value={phoneText(venue)} />
        <ListRow title={t('bookable')} value={t(venue.is_bookable ? 'common:dialogs.yes' : 'common:dialogs.no')} />
      </ListRows>
    </Stack>
  );
}
