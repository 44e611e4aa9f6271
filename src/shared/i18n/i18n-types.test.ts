/** Held by the compiler: each line below must be an error, or the check of types fails. */
import { expect, it } from 'vitest';
import type { Dictionary } from './dictionary.types.ts';
import { type TextKey, createI18n } from './i18n.ts';

it('wrong keys and missing parameters do not compile', async () => {
  const i18n = await createI18n('en', { namespaces: ['venues', 'validation'] });
  const t = i18n.view().t('venues');
  const calls = [
    () => t('title'),
    () => t('common:actions.book'),
    () => t('count', { count: 2 }),
    // @ts-expect-error no such key
    () => t('titel'),
    // @ts-expect-error a key of another page's namespace
    () => t('auth:login.title'),
    // @ts-expect-error the parameter is missing
    () => t('card.priceFrom'),
    // @ts-expect-error the parameter has another name
    () => t('card.priceFrom', { at: '19:00' }),
    // @ts-expect-error the number is missing
    () => t('count'),
    // @ts-expect-error a group is no text
    () => t('card'),
  ];
  expect(calls).toHaveLength(9);
});

it('a label key takes no parameters, a translation lacks no key', () => {
  const label: TextKey = 'actions.book';
  // @ts-expect-error needs a parameter
  const counted: TextKey = 'money.from';
  // @ts-expect-error `b` is missing
  const short: Dictionary<{ a: 'A'; b: 'B' }> = { a: 'A' };
  // @ts-expect-error `c` is invented
  const long: Dictionary<{ a: 'A' }> = { a: 'A', c: 'C' };
  expect([label, counted, short, long]).toHaveLength(4);
});
