/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueLogField = zod.enum(['name', 'slug', 'image', 'images', 'city', 'address', 'latitude', 'longitude', 'description', 'phone_prefix', 'phone_number', 'is_bookable', 'status', 'court', 'sport', 'players_capacity', 'facilities', 'price', 'is_public', 'delayed_start', 'default_slots', 'schedules', 'price_rules', 'surface', 'position']).describe('Fields of a venue (up to status) and of a court; court stands for a whole court, its value is the name.');

export type VenueLogField = zod.input<typeof VenueLogField>;
export type VenueLogFieldOutput = zod.output<typeof VenueLogField>;
