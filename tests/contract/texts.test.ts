import { describe, expect, it } from 'vitest';
import { ManyLines, ManyLinesRegExp } from '../../src/shared/api/generated/zod/schemas/manyLines.zod.ts';
import { OneLine, OneLineRegExp } from '../../src/shared/api/generated/zod/schemas/oneLine.zod.ts';
import { textProblem } from '../../src/shared/lib/text-problem.ts';
import { at, resolve } from './contract-places.ts';
import { type Call, openWorld, restore } from './mock-world.ts';
import { bodyOf, liqeni, permissionTable, team } from './permission-table.ts';
import { requestValues } from './request-values.ts';

// What people write is one of two schemas of the contract: one line, or several (decision 043).

const patterns = new Set(['OneLine', 'ManyLines'].map((name) => resolve(at('components', 'schemas', name))['pattern']));

/** Texts that nobody reads, or that have a form of their own. */
const exceptions: Readonly<Record<string, string>> = {
  password: 'is kept as it is typed',
  password_confirmation: 'is kept as it is typed',
  id_token: 'of the identity service',
  device_id: 'a key of the device',
  connection_id: 'a key of the connection',
  keywords: 'are looked for, and kept nowhere',
  value: 'of a setting, whose own schema decides',
  'settings.*': 'of a setting, whose own schema decides',
};
const isClosed = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema['enum'] !== undefined || schema['const'] !== undefined || schema['format'] !== undefined;

it('every free text of a request is OneLine or ManyLines', () => {
  const texts = requestValues.filter(
    ({ in: place, schema }) =>
      [schema['type']].flat().includes('string') && !isClosed(schema) && (place === 'query' || place === 'body'),
  );
  const others = texts.filter(({ schema }) => !patterns.has(schema['pattern']));
  const names = others.map(({ path, schema }) => [path.join('.'), schema['pattern']] as const);
  // a pattern of a few characters (a slug, a number) leaves nothing to hide
  const free = names.filter(([, pattern]) => typeof pattern !== 'string' || !/^\^.*\$$/.test(pattern));
  expect([...new Set(free.map(([name]) => name))].toSorted()).toEqual(Object.keys(exceptions).toSorted());
  const formed = new Set(names.filter(([name]) => !free.some(([one]) => one === name)).map(([name]) => name));
  expect([...formed].toSorted()).toEqual(
    [
      'code',
      'guest_phone',
      'kickoffs.*.time',
      'phone_number',
      'phone_prefix',
      'room_id',
      'settings.maps_key',
      'settings.privacy_url',
      'settings.support_phone',
      'settings.terms_url',
      'slug',
      'token',
    ].toSorted(),
  );
  expect(texts.length - others.length).toBeGreaterThan(50);
});

const visible = [
  'Arena Dajti',
  'Ëndrra e Çlirimit',
  "D'Angelo O’Brien",
  '7',
  '!',
  '⚽',
  '👨‍👩‍👧‍👦 FC',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇦🇱',
  '❤️',
  'مدينة',
  'תל אביב',
  'می‌خواهم',
  '東京 サッカー',
  'e\u0301',
];
const nothing = ['\u200B', '\u3164', '\u2800', '\u00A0', '\u115F\u1160', '\u200D', '\uFE0F', '\u0301', '\u{E0020}'];
const hidden = ['\u0000', '\u0007', '\u001B', '\u007F', '\u0085', '\u202E', '\u202D'];
const format = ['\n', '\r', '\t', '\u2028', '\u200B', '\u200E', '\u2066', '\u2069', '\uFEFF', '\u00AD', '\u3164'];

describe.each([
  ['as JavaScript reads it', ''],
  ['by code points', 'u'],
])('the patterns, %s', (_, flags) => {
  const oneLine = new RegExp(OneLineRegExp, flags);
  const manyLines = new RegExp(ManyLinesRegExp, flags);

  it.each(visible)('"%s" is a text', (text) => {
    expect([oneLine.test(text), manyLines.test(text)]).toEqual([true, true]);
    expect(manyLines.test(`${text}\n\n${text}\r\n\t${text}`)).toBe(true);
  });

  it.each(nothing.filter((text) => flags === '' || text !== '\u{E0020}'))('%j is nothing', (text) => {
    expect([oneLine.test(text), manyLines.test(text), manyLines.test(`\n${text}\n`)]).toEqual([false, false, false]);
  });

  it.each(hidden)('%j is in no text', (text) => {
    expect([oneLine.test(`Arena${text}Dajti`), manyLines.test(`Arena${text}Dajti`)]).toEqual([false, false]);
  });

  it.each(format)('%j is in no line', (text) => {
    expect(oneLine.test(`Arena${text}Dajti`)).toBe(false);
  });
});

it.each(nothing)('a person is told of %j that it is missing', (text) => {
  for (const pattern of [OneLineRegExp, ManyLinesRegExp]) expect(textProblem(String(pattern), text)).toBe('invisible');
});

it('a long text is checked in no time', () => {
  const began = performance.now();
  for (const text of ['\u200D'.repeat(100_000), `${'a '.repeat(50_000)}\u202E`])
    expect([OneLine.safeParse(text).success, ManyLines.safeParse(text).success]).toEqual([false, false]);
  expect(performance.now() - began).toBeLessThan(1_000);
});

describe('a name of nothing', async () => {
  const world = await openWorld();
  const kinds = {
    saveProfile: { as: 'player', field: 'name' },
    createCommunity: { as: 'player', field: 'name' },
    createTeam: { as: 'player', field: 'name' },
    createEvent: { as: 'player', field: 'title' },
    createVenue: { as: 'player', field: 'name' },
    createOrganization: { as: 'player', field: 'name' },
    createCourt: { as: 'owner', module: 'venue', path: liqeni(), field: 'name' },
    updateVenue: { as: 'owner', module: 'venue', path: liqeni(), field: 'name' },
    updateTeam: { as: 'teamAdmin', module: 'team', path: team(world), field: 'name' },
  } as const satisfies Readonly<Record<string, Omit<Call, 'body'> & { field: string }>>;
  type Kind = keyof typeof kinds;
  const send = (operation: Kind, text: string, language: 'en' | 'sq' = 'en') => {
    const { field, ...call } = kinds[operation];
    return world.call(operation, {
      ...call,
      language,
      body: { ...bodyOf(permissionTable[operation], world), [field]: text },
    });
  };

  it.each(Object.keys(kinds) as Kind[])('%s', async (operation) => {
    const { field } = kinds[operation];
    const required = field === 'title' ? 'Field is required.' : 'Name is required.';
    for (const text of ['\u200B', '\u3164', '\u2800', ' \u00A0 ', '\u200B \u3164']) {
      const { status, body } = await send(operation, text);
      expect([status, body.errors]).toEqual([422, [{ field, message: required, code: 'validation' }]]);
    }
    for (const text of ['Arena\u202Eitjad', 'Arena\nDajti', 'Arena\u0000', 'A\u200Brena']) {
      const en = await send(operation, text);
      const wrong = { field, message: 'Write it on one line, without hidden characters', code: 'validation' };
      expect([en.status, en.body.errors]).toEqual([422, [wrong]]);
      const sq = await send(operation, text, 'sq');
      expect(sq.body.errors[0]?.message).toBe('Shkruaje në një rresht, pa karaktere të padukshme');
    }
    const { status, body } = await send(operation, ' \n Fusha “Ë” 👨‍👩‍👧 \t');
    expect([status < 300, body.errors]).toEqual([true, []]);
    expect(JSON.stringify(body.data)).toContain('"Fusha “Ë” 👨‍👩‍👧"');
    await restore(world);
  });

  it('a text of several lines has them, and hides nothing', async () => {
    const describe = (description: string) =>
      world.call('createCommunity', {
        as: 'player',
        body: { ...bodyOf(permissionTable.createCommunity, world), description },
      });
    for (const [text, message] of [
      ['\u200B\n\u3164', 'Field is required.'],
      ['Çdo të enjte\u202E', 'Remove the hidden characters from this text'],
      ['Çdo të enjte\u0007', 'Remove the hidden characters from this text'],
    ] as const)
      expect((await describe(text)).body.errors).toEqual([{ field: 'description', message, code: 'validation' }]);
    const { status, body } = await describe('\n Çdo të enjte.\n\n· 19:00 \n');
    expect(status).toBe(201);
    expect(JSON.stringify(body.data)).toContain(String.raw`"Çdo të enjte.\n\n· 19:00"`);
  });
});
