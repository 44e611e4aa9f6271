import { paths } from '../../shared/routing/paths.ts';

/** The page of a venue; on the day that was asked for, the first day to play otherwise. */
export const venueAddress = (slug: string, date?: string): string => paths.venue(slug) + (date === undefined ? '' : `?date=${date}`);
