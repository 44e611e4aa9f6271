import { useUnit } from 'effector-react';
import { $authenticated } from '../../models/session/session.model.ts';
import { $module } from '../../models/profile/profile.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { Facility, PublicationStatus, type VenueSort } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { formatVenueFilters, toggled } from '../../entities/venue/venue-filters.ts';
import type { VenueSearch } from './use-venue-filters.ts';
import * as css from './venues.css.ts';

const PRICES = [1000, 1500, 2000, 2500, 3000, 4000, 5000] as const;

/** With the URL's own price among them, whatever it is. */
const prices = (own: number | undefined): number[] =>
  [...new Set([...PRICES, ...(own === undefined ? [] : [own])])].toSorted((a, b) => a - b);

/** Sorting, price, facilities and the rest: a bar on wide screens, in the sheet behind "Filters" on phones. */
export function FurtherFilters({ filters, change }: Pick<VenueSearch, 'filters' | 'change'>) {
  const t = useT('venues');
  const format = useFormat();
  const { authenticated, module, askToSignIn, say } = useUnit({
    authenticated: $authenticated,
    module: $module,
    askToSignIn: signInRequested,
    say: snackbarRequested,
  });

  const sortBy = async (sort: VenueSort | undefined) => {
    if (sort !== 'distance') return change({ sort, lat: undefined, lng: undefined });
    const position = await askPosition();
    if (position) return change({ sort, ...position });
    say({ message: { key: 'venues:filters.noPosition' }, color: 'error' });
  };
  const toggleBookmark = () => {
    const bookmark = !filters.bookmark || undefined;
    if (authenticated || !bookmark) void change({ bookmark });
    else askToSignIn({ returnTo: paths.venues(formatVenueFilters({ ...filters, page: 1, panel: false, bookmark })) });
  };

  return (
    <div className={css.furtherFilters}>
      <div className={css.furtherSelects}>
        <SelectField
          label={t('sort.label')}
          options={(['name', 'distance', 'price'] as const).map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={filters.sort ?? 'name'}
          onChange={({ target }) =>
            void sortBy(target.value === 'name' ? undefined : target.value === 'price' ? 'price' : 'distance')
          }
        />
        <SelectField
          label={t('filters.maxPrice')}
          placeholder={t('common:fields.any')}
          options={prices(filters.price_max).map((value) => ({ value, label: format.money(value) }))}
          value={filters.price_max ?? ''}
          onChange={({ target }) => void change({ price_max: Number(target.value) || undefined })}
        />
      </div>
      <ChipGroup label={t('filters.show')}>
        <Chip
          pressed={filters.is_bookable ?? false}
          onClick={() => void change((latest) => ({ is_bookable: !latest.is_bookable || undefined }))}
        >
          {t('filters.bookable')}
        </Chip>
        <Chip pressed={filters.bookmark ?? false} onClick={toggleBookmark}>
          {t('filters.bookmarked')}
        </Chip>
      </ChipGroup>
      <ChipGroup label={t('filters.facilities')}>
        {Object.values(Facility).map((facility) => (
          <Chip
            key={facility}
            pressed={filters.facilities?.includes(facility) ?? false}
            onClick={() => void change((latest) => ({ facilities: toggled(latest.facilities, facility) }))}
          >
            {t(`common:facilities.${facility}`)}
          </Chip>
        ))}
      </ChipGroup>
      {module === 'superuser' && (
        <ChipGroup label={t('common:fields.status')}>
          {Object.values(PublicationStatus).map((status) => (
            <Chip
              key={status}
              pressed={filters.status?.includes(status) ?? false}
              onClick={() => void change((latest) => ({ status: toggled(latest.status, status) }))}
            >
              {t(`common:publication.${status}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}

/** Enough digits for a distance to a venue (about 100 m), few enough to say nothing of one's door in a shared link. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;
const WAIT = 10_000;

/** Where the device is; null when the person says no or nobody knows. Asked only on a tap. */
function askPosition(): Promise<{ lat: number; lng: number } | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) resolve(null);
    else {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
        () => resolve(null),
        { maximumAge: 300_000, timeout: WAIT },
      );
    }
  });
}
