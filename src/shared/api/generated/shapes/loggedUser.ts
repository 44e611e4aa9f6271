/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { image } from './image.ts';

export const loggedUser = { id: 0, is_verified: false, is_super_user: false, password_set: false, profile_status: '', profiles: [{ type: '', entity_id: 0, id: 0, name: '', slug: ['', null], image: [image, null], role: '', unread_count: 0 }], name: ['', null], image: [image, null], birth_year: [0, null], city: [city, null], phone_prefix: '', phone_number: '', locale: '', language: ['', null], theme: ['', null], created_at: 'instant' };
