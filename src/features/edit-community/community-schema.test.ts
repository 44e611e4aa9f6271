import { describe, expect, it } from 'vitest';
import { fieldError, submitted } from '../../../tests/setup/form-errors.ts';
import type { Community } from '../../shared/api/generated/model';
import {
  communityChanges,
  communitySchema,
  communityValues,
  emptyCommunity,
  newCommunity,
} from './community-schema.ts';

const image = { id: 41, url: '/api/images/41', width: 10, height: 10 };
const right = { ...emptyCommunity(7), name: ' E enjtja ', sport_ids: [1, 3] };
// the other fields play no part here
const community = {
  name: 'E enjtja',
  slug: 'e-enjtja',
  image: null,
  description: '',
  sports: [{ id: 1 }, { id: 3 }],
  city: { id: 7 },
  visibility: 'public',
  join_policy: 'request',
  join_question: 'Where do you play?',
} as unknown as Community;

describe('the form of a community', () => {
  it('[COM-07] sends what is chosen, the picture by its id, and no question where none is asked', () => {
    const typed = { ...right, image, join_question: ' Where do you play? ' };
    expect(newCommunity(submitted(communitySchema, typed))).toEqual({
      name: 'E enjtja',
      sport_ids: [1, 3],
      city_id: 7,
      description: '',
      image: 41,
      visibility: 'public',
      join_policy: 'open',
      join_question: null,
    });
    const asked = newCommunity(submitted(communitySchema, { ...typed, join_policy: 'request' }));
    expect(asked.join_question).toBe('Where do you play?');
    expect(newCommunity(submitted(communitySchema, { ...right, join_policy: 'request' })).join_question).toBeNull();
  });

  it.each([
    ['name', '  ', 'validation:name.required'],
    ['name', 'x'.repeat(101), 'validation:maxLength 100'],
    ['sport_ids', [], 'validation:sport.required'],
    ['sport_ids', [1, 2, 3, 4, 5], 'validation:most 4'],
    ['city_id', '', 'validation:city.required'],
    ['description', 'x'.repeat(2001), 'validation:maxLength 2000'],
    ['join_question', 'x'.repeat(201), 'validation:maxLength 200'],
    ['slug', '', 'validation:fieldRequired'],
  ])('refuses %s %j', async (field, value, message) => {
    expect(await fieldError(communitySchema, right, field, value)).toBe(message);
  });

  it('begins with the community, and sends only what differs from it', () => {
    const values = communityValues(community);
    const changes = (typed: object) => communityChanges(communitySchema.parse({ ...values, ...typed }), community);
    expect(changes({})).toEqual({});
    expect(changes({ slug: ' E-Enjte ', sport_ids: [1], image })).toEqual({
      slug: 'e-enjte',
      sport_ids: [1],
      image: 41,
    });
    expect(changes({ visibility: 'private', join_policy: 'invite' })).toEqual({
      visibility: 'private',
      join_policy: 'invite',
      join_question: null,
    });
  });
});
