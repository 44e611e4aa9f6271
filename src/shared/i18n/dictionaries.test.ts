import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './locale.ts';
import { NAMESPACES } from './later-dictionaries.ts';
import { loadDictionary } from './load-dictionary.ts';

/** Texts that are the same word in both languages. */
const SAME = new Set([
  'common:app.name',
  'common:facilities.wifi',
  'common:publication.draft',
  'bookings:cancel.message',
  'communitypeople:count_one',
  'competitions:phases.draft',
  'courts:hours.delayMinutes',
  'event:details.people_one',
  'event:nav.info',
  'games:board.versus',
  'games:enter.cell',
  'games:lineups.guests',
  'games:positions.libero',
  'review:changes.ofCourt',
  'review:delay',
  'standings:criteria.fair_play',
  'standings:short.diff',
  'standings:short.win_pct',
  'tracker:add.free-throw',
  'tracker:add.named',
  'tracker:add.three-points',
  'tracker:add.two-points',
  'tracker:score',
  'tracking:timeline.entry',
]);

function flatten(value: unknown, path: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is neither text nor group`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

const read = async (language: Language, namespace: (typeof NAMESPACES)[number]) =>
  new Map(flatten(await loadDictionary(language, namespace), ''));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each(NAMESPACES)('[I18N-01] %s', (namespace) => {
  it('has the same keys and placeholders in both languages', async () => {
    const [en, sq] = [await read('en', namespace), await read('sq', namespace)];
    expect([...sq.keys()].toSorted()).toEqual([...en.keys()].toSorted());
    for (const [key, text] of en)
      expect([key, ...placeholders(sq.get(key) ?? '')]).toEqual([key, ...placeholders(text)]);
  });

  it('leaves nothing untranslated', async () => {
    const [en, sq] = [await read('en', namespace), await read('sq', namespace)];
    const same = [...en].filter(([key, text]) => sq.get(key) === text && !SAME.has(`${namespace}:${key}`));
    expect(same.map(([key]) => key)).toEqual([]);
  });

  it.each(LANGUAGES)('%s: no empty or untidy text, plurals in pairs', async (language) => {
    const texts = await read(language, namespace);
    const untidy = [...texts].filter(([, text]) => text.trim() !== text || text === '' || /\.\.\.| {2}/.test(text));
    const brokenPlaceholders = [...texts].filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
    const lonely = [...texts.keys()].filter(
      (key) =>
        (key.endsWith('_one') && !texts.has(key.replace(/_one$/, '_other'))) ||
        (key.endsWith('_other') && !texts.has(key.replace(/_other$/, '_one'))),
    );
    expect([untidy, brokenPlaceholders, lonely]).toEqual([[], [], []]);
  });
});

it('the words that are the same in both languages exist, and are', async () => {
  const same = await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const [en, sq] = [await read('en', namespace), await read('sq', namespace)];
      return [...en].filter(([key, text]) => sq.get(key) === text).map(([key]) => `${namespace}:${key}`);
    }),
  );
  expect(same.flat().toSorted()).toEqual([...SAME].toSorted());
});

it('the Albanian says "informacion" for a form field, and Hyr and Kreu (design §18)', async () => {
  const validation = [...(await read('sq', 'validation'))].filter(([key]) => key !== 'booking.court');
  expect(validation.filter(([, text]) => /fush/i.test(text))).toEqual([]);
  for (const namespace of NAMESPACES) {
    const wrong = [...(await read('sq', namespace))].filter(([, text]) => /kyçu|ballina/i.test(text));
    expect(wrong).toEqual([]);
  }
});
