import { beforeAll, describe, expect, it } from 'vitest';
import { NAMESPACES } from '../../src/shared/i18n/later-dictionaries.ts';
import { loadDictionary } from '../../src/shared/i18n/load-dictionary.ts';
import { speakingFiles, usedKeys } from './text-usage.ts';

/** Documented texts whose screens are not built yet, letter by letter. */
const quotedForLater = new Set([
  'courts:refused.inUse',
  'courts:refused.none',
  'validation:required',
  'validation:email',
]);

function keysOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path.replace(/_(one|other)$/, '')];
  return Object.entries(value).flatMap(([key, child]) =>
    keysOf(child, /[:]$/.test(path) ? path + key : `${path}.${key}`),
  );
}

describe('every text is used', () => {
  let written: string[];
  let said: (key: string) => boolean;
  beforeAll(async () => {
    const dictionaries = await Promise.all(
      NAMESPACES.map(async (name) => keysOf(await loadDictionary('en', name), `${name}:`)),
    );
    written = [...new Set(dictionaries.flat())];
    const patterns = new Map(
      speakingFiles()
        .flatMap(usedKeys)
        .map((pattern) => [pattern.source, pattern]),
    );
    const keyOf = (source: string) => source.slice(1, -1).replaceAll(String.raw`\.`, '.');
    const isWhole = (source: string) => /^[\w.:-]+$/.test(keyOf(source)); // nearly all of them: looked up, not tried
    const whole = new Set([...patterns.keys()].filter(isWhole).map(keyOf));
    const open = [...patterns].filter(([source]) => !isWhole(source)).map(([, pattern]) => pattern);
    said = (key) => whole.has(key) || open.some((pattern) => pattern.test(key));
  });

  it('no key is unused', () => {
    expect(written.filter((key) => !said(key) && !quotedForLater.has(key))).toEqual([]);
  });

  it('the list of exceptions holds only existing, unused keys', () => {
    expect([...quotedForLater].filter((key) => !written.includes(key) || said(key))).toEqual([]);
  });

  it('the search tells a used key from an unused one', () => {
    const file = (text: string) => ({ path: 'src/a.tsx', text, lines: text.split('\n') });
    const keys = (text: string) => usedKeys(file(text)).map(String);
    expect(keys("const t = useT('home'); t('title');")).toEqual([
      '/^home:title$/',
      '/^common:title$/',
      '/^validation:title$/',
    ]);
    expect(keys('t(`common:theme.${theme}`)')).toEqual([String.raw`/^common:theme\.[^.:]+$/`]);
    expect(keys("say({ key: on ? 'venues:map.label' : 'plain' })")).toEqual([String.raw`/^venues:map\.label$/`]);
    expect(keys("t('count', { name: 'title' }); other('title'); t(`validation:${problem}`)")).toEqual([
      '/^common:count$/',
      '/^validation:count$/',
    ]);
  });
});
