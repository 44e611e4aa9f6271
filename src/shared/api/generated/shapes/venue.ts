/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { court } from './court.ts';
import { freeSlot } from './freeSlot.ts';
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';

export const venue = { id: 0, slug: '', name: '', status: '', image: [image, null], images: [image], city: city, address: '', latitude: 0, longitude: 0, description: '', phone_prefix: '', phone_number: '', is_bookable: false, sports: [sport], courts: [court], courts_count: 0, price_from: [0, null], facilities: [''], is_bookmarked: false, booking_policy: { booking_confirmation: '', min_lead_minutes: 0, max_advance_days: 0, cancel_cutoff_hours: 0, cancel_grace_minutes: 0, weekly_allowed: false, max_active_per_user: 0, max_series_per_user: 0 }, distance_m: [0, '?'], free_slots: [[freeSlot], '?'], next_free: [{ date: 'date', slots: [freeSlot] }, null], review: [{ revision: 0, submitted_at: 'instant', decided_at: ['instant', null], decision: ['', null], note: ['', null] }, null], disabled: [{ at: 'instant', by: '', reason: ['', null] }, null], permissions: permissions };
