import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { formatVenueFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { useVenueChoices } from '../../entities/venue/venue-lookups.ts';
import { existingFilters } from './existing-filters.ts';

/** Leads an address that names what does not exist to what can be shown, so that the fields say what the list was asked. Draws nothing. */
export function ExistingSearch({ filters, lastPage }: { filters: VenueFilters; lastPage: number | undefined }) {
  const navigate = useNavigate();
  const choices = useVenueChoices();
  const search = formatVenueFilters(existingFilters(filters, { ...choices, lastPage }));
  const isOther = search !== formatVenueFilters(filters);
  useEffect(() => {
    if (isOther) void navigate({ search }, { replace: true });
  }, [isOther, navigate, search]);
  return null;
}
