/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { teamMember } from './teamMember.ts';

export const team = { id: 0, slug: '', name: '', image: [image, null], images: [image], sport: sport, city: city, description: '', is_public: false, foundation_year: [0, null], gender: ['', null], average_age: [0, null], level: ['', null], short_name: '', members_count: [0, null], is_bookmarked: false, my_membership: [teamMember, null], my_application_id: [0, null], record: [{ played: 0, won: 0, drawn: [0, null], lost: 0 }, null], form: [''], permissions: permissions };
