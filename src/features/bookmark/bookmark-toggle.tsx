import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { $authenticated } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { addVenueBookmark, removeVenueBookmark } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { showBookmark, type BookmarkedVenue } from './bookmark-cache.ts';
import { saved } from './bookmark-toggle.css.ts';

/** Bookmarks a venue or removes the bookmark; a guest is asked to sign in and nothing is sent (AUTH-08). */
export function BookmarkToggle({ venue }: { venue: BookmarkedVenue & Pick<Venue, 'name'> }) {
  const t = useT('venues');
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const { authenticated, askToSignIn, say } = useUnit({
    authenticated: $authenticated,
    askToSignIn: signInRequested,
    say: snackbarRequested,
  });
  const toggle = useMutation<unknown, Error, boolean>({
    mutationKey: ['addVenueBookmark', 'removeVenueBookmark'],
    mutationFn: (next) => (next ? addVenueBookmark(venue.id, {}) : removeVenueBookmark(venue.id)),
    onMutate: (next) => showBookmark(client, venue, next),
    onError: (error) => say({ message: { text: error.message }, color: 'error' }),
  });
  const press = () => {
    if (!authenticated) askToSignIn({ returnTo: pathname + search });
    else if (!toggle.isPending) toggle.mutate(!venue.is_bookmarked);
  };
  return (
    <IconButton
      variant="raised"
      aria-label={t('bookmark.toggle', { name: venue.name })}
      aria-pressed={venue.is_bookmarked}
      onClick={press}
    >
      <Heart size={20} className={venue.is_bookmarked ? saved : undefined} aria-hidden />
    </IconButton>
  );
}
