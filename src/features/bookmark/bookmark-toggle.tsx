import { addVenueBookmark, removeVenueBookmark } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { BookmarkButton, type BookmarkKind } from './bookmark-button.tsx';
import { showBookmark, type Bookmarked } from './bookmark-cache.ts';

const kind: BookmarkKind = {
  operations: ['addVenueBookmark', 'removeVenueBookmark'],
  add: addVenueBookmark,
  remove: removeVenueBookmark,
  show: showBookmark,
};

/** The bookmark of a venue. */
export function BookmarkToggle({ venue }: { venue: Bookmarked & Pick<Venue, 'name'> }) {
  const t = useT('venues');
  return <BookmarkButton kind={kind} item={venue} label={t('bookmark.toggle', { name: venue.name })} />;
}
