import { existingChoice, useExistingSearch } from '../../entities/venue/existing-choices.ts';
import { formatVenueFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { useVenueChoices, type VenueChoices } from '../../entities/venue/venue-choices.ts';

/** Corrects an address that names an unknown sport or city. Draws nothing. */
export function ExistingSearch({ filters }: { filters: VenueFilters }) {
  const existing = existingFilters(filters, useVenueChoices());
  useExistingSearch(formatVenueFilters(filters), formatVenueFilters(existing));
  return null;
}

/** The search without sports and cities that do not exist. */
export const existingFilters = (
  filters: VenueFilters,
  { sports, cities }: Pick<VenueChoices, 'sports' | 'cities'>,
): VenueFilters => ({
  ...filters,
  sport_id: existingChoice(filters.sport_id, sports),
  city_id: existingChoice(filters.city_id, cities),
});
