import { expect, it } from 'vitest';
import type { Team } from '../../shared/api/generated/model';
import { missingParts, partAddress } from './team-parts.ts';

const picture = { id: 1, url: '/1.jpg', width: 4, height: 3 };
const complete = {
  image: picture,
  images: [picture],
  description: 'Every Thursday.',
  level: 'competitive',
  gender: 'mixed',
  average_age: 25,
  members_count: 2,
} as Team; // the parts only

it.each<[string, Partial<Team>, string[]]>([
  ['nothing', {}, []],
  ['the members', { members_count: 1 }, ['members']],
  ['a crest and photos', { image: null, images: [] }, ['crest', 'covers']],
  [
    'facts',
    { description: ' ', level: null, gender: null, average_age: null },
    ['description', 'level', 'gender', 'average_age'],
  ],
])('[TEAM-02] a team that lacks %s', (_, changes, missing) => {
  expect(missingParts({ ...complete, ...changes })).toEqual(missing);
});

it.each([
  ['members', '/admin/team/users?do=add'],
  ['crest', '/admin/team?view=photos'],
  ['covers', '/admin/team?view=photos'],
  ['level', '/admin/team?view=details#level'],
] as const)('%s is added at %s', (part, address) => {
  expect(partAddress(part)).toBe(address);
});
