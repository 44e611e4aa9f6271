/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { sport } from './sport.ts';

export const court = { id: 0, venue_id: 0, name: '', sport: sport, players_capacity: 0, facilities: [''], price: 0, is_public: false, delayed_start: 0, default_slots: [0], schedules: [{ id: 0, weekday: [0, null], date: ['date', null], time_slot_ids: [0] }], price_rules: [{ id: 0, weekdays: [0], from_slot_id: 0, to_slot_id: 0, price: 0 }], surface: ['', null], position: 0 };
