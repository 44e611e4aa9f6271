import type { ListVenuesParams } from '../../shared/api/generated/model';
import { firstPaths } from '../../shared/routing/first-paths.ts';

/** What a search already says about a visit to a venue: day, time and sport. */
export type VenueWish = Pick<ListVenuesParams, 'date' | 'available_time_slot_id' | 'sport_id'>;

/**
 * The page of a venue: on the day that was asked for, the first day to play otherwise, with the asked time chosen. Which court
 * that is, the page finds out; the sport narrows it.
 */
export function venueAddress(slug: string, { date, available_time_slot_id: slot, sport_id: sport }: VenueWish): string {
  const said = Object.entries({ date, slot, sport: slot && sport }).filter(([, value]) => value);
  // a date and numbers need no escaping
  return firstPaths.venue(slug) + said.map(([name, value], index) => `${index ? '&' : '?'}${name}=${value}`).join('');
}
