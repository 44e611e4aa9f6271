import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { formatVenueFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { useVenueChoices, type VenueChoice, type VenueChoices } from '../../entities/venue/venue-choices.ts';

/**
 * Leads an address that names an unknown sport or city to one without them, so that the fields say what the list was asked.
 * Draws nothing.
 */
export function ExistingSearch({ filters }: { filters: VenueFilters }) {
  const navigate = useNavigate();
  const search = formatVenueFilters(existingFilters(filters, useVenueChoices()));
  const isOther = search !== formatVenueFilters(filters);
  useEffect(() => {
    if (isOther) void navigate({ search }, { replace: true });
  }, [isOther, navigate, search]);
  return null;
}

/** The search without sports and cities that do not exist; while nobody knows which do (empty lists), all are left in. */
export function existingFilters(
  filters: VenueFilters,
  { sports, cities }: Pick<VenueChoices, 'sports' | 'cities'>,
): VenueFilters {
  const known = (id: number | undefined, options: readonly VenueChoice[]) =>
    options.length === 0 || options.some(({ value }) => value === id) ? id : undefined;
  return { ...filters, sport_id: known(filters.sport_id, sports), city_id: known(filters.city_id, cities) };
}
