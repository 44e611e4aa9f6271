import { expect, it } from 'vitest';
import type { Organization } from '../../shared/api/generated/model';
import { missingParts } from './missing-parts.ts';

const image = { id: 1, url: '/1.jpg', width: 4, height: 3 };
// the other fields play no part here
const organization = (part: Partial<Organization>) =>
  ({ image, images: [image], description: 'Liga.', public_contact: '069', ...part }) as Organization;

it('a complete one lacks nothing', () => expect(missingParts(organization({}), 2)).toEqual([]));

it('a new one lacks everything, each with its place', () =>
  expect(missingParts(organization({ image: null, images: [], description: ' ', public_contact: null }), 1)).toEqual([
    ['logo', '/admin/organization/settings?view=photos'],
    ['covers', '/admin/organization/settings?view=photos'],
    ['description', '/admin/organization/settings?view=profile#description'],
    ['contact', '/admin/organization/settings?view=rules'],
    ['users', '/admin/organization/users?do=add'],
  ]));
