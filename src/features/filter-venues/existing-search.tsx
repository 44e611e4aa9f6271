import { Navigate } from 'react-router';
import { existingChoice } from '../../entities/venue/existing-choices.ts';
import { formatVenueFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { useVenueChoices, type VenueChoices } from '../../entities/venue/venue-choices.ts';

/** Leads an address that names an unknown sport or city to one that asks for the rest, so that the fields say what the list was asked. */
export function ExistingSearch({ filters }: { filters: VenueFilters }) {
  const existing = formatVenueFilters(existingFilters(filters, useVenueChoices()));
  return existing === formatVenueFilters(filters) ? null : <Navigate replace to={{ search: existing }} />;
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
