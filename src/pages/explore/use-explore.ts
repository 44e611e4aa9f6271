import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { sportsQuery } from '../../entities/venue/venue-lookups.ts';
import type { Evening } from '../../entities/venue/tonight.ts';
import { $module } from '../../models/profile/profile.model.ts';
import { $authenticated, $user } from '../../models/session/session.model.ts';
import { asksForBookings, bookmarksQuery, tonightQuery, upcomingQuery } from './explore.data.ts';

/** Left out where it may be asked: the cache has a say of its own in that (R5). */
const off = { enabled: false };

/** What the page shows to whom, and which of it failed. The loader has asked for all of it. */
export function useExplore(evening: Evening) {
  const { authenticated, module, user } = useUnit({ authenticated: $authenticated, module: $module, user: $user });
  const hasBookings = asksForBookings(authenticated, module);
  const city = user?.city ?? null;
  const upcoming = useQuery({ ...upcomingQuery, ...(hasBookings ? {} : off) });
  const tonight = useQuery(tonightQuery(evening, city?.id));
  const sports = useQuery(sportsQuery);
  const saved = useQuery({ ...bookmarksQuery, ...(authenticated ? {} : off) });
  const shown = [...(hasBookings ? [upcoming] : []), tonight, sports, ...(authenticated ? [saved] : [])];
  const failures = shown.filter(({ error }) => error !== null);
  const asBlock = <T extends object>(query: T) => ({ ...query, isOnlyFailure: failures.length === 1 });
  return {
    upcoming: hasBookings ? asBlock(upcoming) : null,
    tonight: asBlock(tonight),
    sports: asBlock(sports),
    saved: authenticated ? asBlock(saved) : null,
    city,
    failures,
  };
}
