import { useUnit } from 'effector-react';
import { $complete } from '../../models/session/session.model.ts';
import { $module } from '../../models/profile/profile.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { Facility, PublicationStatus, type VenueSort } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { formatVenueFilters, toggled } from '../../entities/venue/venue-filters.ts';
import { ShowVenues } from './show-venues.tsx';
import type { VenueSearch } from './use-venue-search.ts';

interface MoreFiltersProps extends Pick<VenueSearch, 'filters' | 'change' | 'clear'> {
  /** How many venues fit, once it is known. */
  total: number | undefined;
  onClose: () => void;
}

/** Sorting, facilities and the rest, over the page. */
export function MoreFilters({ filters, change, clear, total, onClose }: MoreFiltersProps) {
  const t = useT('venues');
  const { complete, module, askToSignIn, say } = useUnit({
    complete: $complete,
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
    if (complete || !bookmark) void change({ bookmark });
    else askToSignIn({ returnTo: paths.venues(formatVenueFilters({ ...filters, page: 1, panel: false, bookmark })) });
  };

  return (
    <Dialog
      title={t('filters.title')}
      closeButton
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={() => void clear()}>
            {t('common:actions.clearFilters')}
          </Button>
          <ShowVenues total={total} onClose={onClose} />
        </>
      }
    >
      <Stack>
        <SelectField
          label={t('sort.label')}
          options={(['name', 'distance', 'price'] as const).map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={filters.sort ?? 'name'}
          onChange={({ target }) =>
            void sortBy(target.value === 'name' ? undefined : target.value === 'price' ? 'price' : 'distance')
          }
        />
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
      </Stack>
    </Dialog>
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
