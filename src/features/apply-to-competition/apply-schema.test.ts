import { expect, it } from 'vitest';
import { applySchema } from './apply-schema.ts';

const schema = applySchema({ roster_min: 2, roster_max: 3 }, (team) => (team === 7 ? 4 : null));
const wrong = (roster: number[] | null, team_id = '7') =>
  schema
    .safeParse({ team_id, roster, message: '' })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('a roster is as large as the competition says, also one of all players', () => {
  expect(wrong([1])).toEqual(['roster validation:fewest 2']);
  expect(wrong([1, 2])).toEqual([]);
  expect(wrong([1, 2, 3, 4])).toEqual(['roster validation:most 3']);
  expect(wrong(null)).toEqual(['roster validation:most 3']);
  // nobody knows how many they are yet
  expect(wrong(null, '8')).toEqual([]);
});
