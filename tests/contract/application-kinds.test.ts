import { expect, it } from 'vitest';
import { existing } from '../../mocks/rules/shared/lookups.ts';
import { applicationKinds as rules } from '../../mocks/rules/deciding/application-kinds.ts';
import { applicationKinds as views } from '../../src/entities/application/application-kinds.ts';
import { ApplicationKind } from '../../src/shared/api/generated/zod/schemas/applicationKind.zod.ts';
import { applications as english } from '../../src/shared/i18n/locales/en/applications.ts';
import { applications as albanian } from '../../src/shared/i18n/locales/sq/applications.ts';
import { openWorld } from './mock-world.ts';

// Another kind in the contract is a row in each of these tables, and seeded; nothing stands for the kinds that are not named.
const kinds = ApplicationKind.options.toSorted();

it.each([
  ['the mock', Object.keys(rules)],
  ['the app', Object.keys(views)],
  ['the English texts', Object.keys(english.kinds)],
  ['the Albanian texts', Object.keys(albanian.kinds)],
])('the kinds of applications are those of the contract: %s', (_, named) => {
  expect(named.toSorted()).toEqual(kinds);
});

it.each(kinds)('%s: one that is seeded waits for somebody else, who has a place in its target', async (kind) => {
  const { db } = await openWorld();
  const row = rules[kind];
  const waiting = existing(db.applications.find({ kind, status: 'pending' }), kind);
  expect(row.targetOf(db, waiting.target_id)).toMatchObject({ id: waiting.target_id });
  const deciders = db.users
    .all()
    .map(({ id }) => id)
    .filter((id) => row.decides(db, waiting.target_id, id));
  expect(deciders).not.toEqual([]);
  expect(deciders).not.toContain(waiting.user_id);
  for (const id of deciders) expect(row.placesOf(db, id)).toContain(waiting.target_id);
});
