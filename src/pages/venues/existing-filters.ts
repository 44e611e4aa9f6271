import type { VenueFilters } from '../../entities/venue/venue-filters.ts';
import type { SelectOption } from '../../shared/ui/select-field.tsx';

/** What an address may name. */
interface Existing {
  /** Empty while they are not known. */
  sports: readonly SelectOption[];
  cities: readonly SelectOption[];
  /** Absent while it is not known. */
  lastPage?: number;
}

/** The search without what does not exist: unknown sports and cities are left out, and a page past the end is the last one. */
export function existingFilters(
  filters: VenueFilters,
  { sports, cities, lastPage = Infinity }: Existing,
): VenueFilters {
  const known = (id: number | undefined, options: readonly SelectOption[]) =>
    options.length === 0 || options.some(({ value }) => value === id) ? id : undefined;
  return {
    ...filters,
    sport_id: known(filters.sport_id, sports),
    city_id: known(filters.city_id, cities),
    page: Math.min(filters.page, lastPage),
  };
}
