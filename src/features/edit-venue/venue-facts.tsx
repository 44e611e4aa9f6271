import { phoneText } from '../../shared/lib/phone-number.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';

/** The details of a venue for those of its people who may not change them. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const t = useT('listing');
  return (
    <Stack>
      <p>{t('readOnly')}</p>
      <VenueFactRows venue={venue} />
    </Stack>
  );
}

/** The details of a venue, line by line. */
export function VenueFactRows({ venue }: { venue: Venue }) {
  const t = useT('listing');
  return (
    <ListRows>
      <ListRow title={t('name')} value={venue.name} />
      {venue.description && <ListRow title={t('description')} meta={venue.description} />}
      <ListRow title={t('city')} value={venue.city.name} />
      <ListRow title={t('address')} value={venue.address} />
      <ListRow title={t('position.title')} value={`${venue.latitude}, ${venue.longitude}`} />
      <ListRow title={t('common:fields.phoneNumber')} value={phoneText(venue)} />
      <ListRow title={t('bookable')} value={t(venue.is_bookable ? 'common:dialogs.yes' : 'common:dialogs.no')} />
    </ListRows>
  );
}
