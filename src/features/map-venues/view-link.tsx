import { List, Map as MapIcon } from 'lucide-react';
import { formatVenueFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** Leads from the list of the search to its map, and back. */
export function ViewLink({ filters }: { filters: VenueFilters }) {
  const t = useT('venues');
  const onMap = filters.view === 'map';
  const Icon = onMap ? List : MapIcon;
  return (
    <LinkButton
      to={firstPaths.venues(formatVenueFilters({ ...filters, page: 1, view: onMap ? 'list' : 'map' }))}
      variant="ghost"
      size="sm"
      icon={<Icon size={18} aria-hidden />}
      preventScrollReset
    >
      {t(onMap ? 'map.showList' : 'map.showMap')}
    </LinkButton>
  );
}
