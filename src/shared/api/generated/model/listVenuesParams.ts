/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Facility } from './facility.ts';
import type { Id } from './id.ts';
import type { Keywords } from './keywords.ts';
import type { Money } from './money.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';
import type { VenueSort } from './venueSort.ts';

export type ListVenuesParams = {
page?: PageNumber;
per_page?: PageSize;
sport_id?: Id;
/**
 * Only the venues the user bookmarked; needs a signed-in user
 */
bookmark?: boolean;
/**
 * Only venues where this slot is free on the date, or today
 */
available_time_slot_id?: TimeSlotId;
date?: RequestDate;
keywords?: Keywords;
is_bookable?: boolean;
/**
 * Statuses other than published are for super users, or for the user's own venues
 */
status?: PublicationStatus[];
city_id?: Id;
/**
 * @minimum -90
 * @maximum 90
 */
lat?: number;
/**
 * @minimum -180
 * @maximum 180
 */
lng?: number;
/**
 * Needs lat and lng
 * @minimum 1
 * @maximum 200
 */
radius_km?: number;
/**
 * Venues that have all of them
 */
facilities?: Facility[];
price_max?: Money;
/**
 * distance needs lat and lng; submitted: the longest-waiting first for super users, by name for others
 */
sort?: VenueSort;
};
