import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Id, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { CourtTimesDialog } from './court-times-dialog.tsx';
import { type PickerAddress, readPicker, withPicker } from './picker-address.ts';

export interface CourtPickerProps {
  /** What the event is so far. */
  sportId: number | undefined;
  cityId: number | undefined;
  /** Another address of the same dialog, including `?`. */
  onAddress: (search: string) => void;
  /** A court was booked. */
  onBooked: (bookingId: Id) => void;
}

/**
 * A court booked from within the form of an event: a venue, its times, and the booking sheet (issue 14). Open while the URL of the form
 * says `&pick=1`.
 */
export function CourtPicker(props: CourtPickerProps) {
  const [search] = useSearchParams();
  const { isPicking, venue } = readPicker(search);
  if (!isPicking) return null;
  const go = (change: Partial<PickerAddress>) => props.onAddress(`?${withPicker(search, change)}`);
  const close = () => go({ isPicking: false });
  return venue === null ? (
    <VenueSearch {...props} onVenue={(slug) => go({ venue: slug })} onClose={close} />
  ) : (
    <CourtTimesDialog key={venue} {...props} slug={venue} onOther={() => go({ venue: null })} onClose={close} />
  );
}

interface VenueSearchProps extends Pick<CourtPickerProps, 'sportId' | 'cityId'> {
  onVenue: (slug: string) => void;
  onClose: () => void;
}

/** Venues that can be booked, of the event's sport and city. */
function VenueSearch({ sportId, cityId, onVenue, onClose }: VenueSearchProps) {
  const t = useT('eventform');
  const format = useFormat();
  const [keywords, setKeywords] = useState<string>();
  const query = useQuery(
    getListVenuesQueryOptions({
      is_bookable: true,
      ...(sportId !== undefined && { sport_id: sportId }),
      // a name is looked for everywhere
      ...(cityId !== undefined && keywords === undefined && { city_id: cityId }),
      ...(keywords !== undefined && { keywords }),
      page: 1,
      per_page: 20,
    }),
  );
  return (
    <Dialog title={t('picker.title')} closeButton wide onClose={onClose}>
      <Stack>
        <SearchBox
          label={t('picker.search')}
          placeholder={t('picker.placeholder')}
          keywords={keywords}
          change={async (change) => setKeywords(change.keywords)}
        />
        <ListView
          query={query}
          skeleton={<Skeleton shape="box" width="100%" height={240} />}
          empty={<EmptyState drawing="search">{t('picker.none')}</EmptyState>}
        >
          {({ venues }) => (
            <ListRows label={t('picker.list')}>
              {venues.map((venue) => (
                <ListRow key={venue.id} title={venue.name} meta={factsOf(venue)} onClick={() => onVenue(venue.slug)} />
              ))}
            </ListRows>
          )}
        </ListView>
      </Stack>
    </Dialog>
  );

  /** "Tiranë · Football, Tennis · from ALL 2,000" */
  function factsOf({ city, sports, price_from: price }: Venue): string {
    return [
      city.name,
      sports.map(({ key }) => t(`common:sports.${key}`)).join(', '),
      price === null ? null : t('common:money.from', { price: format.price(price) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
