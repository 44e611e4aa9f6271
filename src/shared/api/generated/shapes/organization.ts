/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { image } from './image.ts';
import { permissions } from './permissions.ts';

export const organization = { id: 0, slug: '', name: '', image: [image, null], images: [image], city: city, description: '', public_contact: ['', null], competitions_count: 0, permissions: permissions };
