/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { courtRef } from './courtRef.ts';
import { image } from './image.ts';
import { participant } from './participant.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { userRef } from './userRef.ts';

export const event = { id: 0, title: '', description: '', kind: '', sport: sport, city: city, owner: { type: '', id: 0, name: '', slug: ['', null], image: [image, null] }, community: [{ id: 0, slug: '', name: '', image: [image, null] }, null], host: [userRef, null], image: [image, null], place: [{ state: '', booking_id: [0, null], venue: { id: 0, slug: '', name: '', address: '', latitude: 0, longitude: 0 }, court: courtRef }, null], location: [{ name: '', address: ['', null], latitude: [0, null], longitude: [0, null] }, null], starts_at: 'instant', ends_at: 'instant', capacity: 0, min_participants: [0, null], min_check_at: ['instant', null], price_total: [0, null], price_per_person: [0, null], level: ['', null], gender: '', visibility: '', join_policy: '', rsvp_until: 'instant', recurrence: '', series_id: [0, null], phase: '', cancel_reason: ['', null], going_count: 0, maybe_count: 0, waitlist_count: 0, requests_count: 0, my_participation: [participant, null], game_id: [0, null], permissions: permissions };
