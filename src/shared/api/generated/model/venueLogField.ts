/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Fields of a venue (up to status) and of a court; court stands for a whole court, its value is the name.
 */
export type VenueLogField = typeof VenueLogField[keyof typeof VenueLogField];


export const VenueLogField = {
  name: 'name',
  slug: 'slug',
  image: 'image',
  images: 'images',
  city: 'city',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  description: 'description',
  phone_prefix: 'phone_prefix',
  phone_number: 'phone_number',
  is_bookable: 'is_bookable',
  status: 'status',
  court: 'court',
  sport: 'sport',
  players_capacity: 'players_capacity',
  facilities: 'facilities',
  price: 'price',
  is_public: 'is_public',
  delayed_start: 'delayed_start',
  default_slots: 'default_slots',
  schedules: 'schedules',
  price_rules: 'price_rules',
  surface: 'surface',
  position: 'position',
} as const;
