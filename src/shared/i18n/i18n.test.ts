import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { loadDictionary } from './load-dictionary.ts';

afterEach(() => vi.restoreAllMocks());

/** A promise and the function that keeps it. */
function later() {
  let resolve = () => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

/** Albanian arrives only when the test says so. */
function albanianHeldBack() {
  const { promise, resolve } = later();
  const fetchTexts: typeof loadDictionary = async (language, namespace) => {
    if (language === 'sq') await promise;
    return loadDictionary(language, namespace);
  };
  return { fetchTexts, arrive: resolve };
}

describe('texts', () => {
  it('loads only the active language and what was asked for', async () => {
    const fetchTexts = vi.fn(loadDictionary);
    const i18n = await createI18n('sq', { fetchTexts });
    expect(fetchTexts.mock.calls).toEqual([['sq', 'common']]);
    await i18n.load('venues', 'common');
    await i18n.load('venues');
    expect(fetchTexts.mock.calls).toEqual([
      ['sq', 'common'],
      ['sq', 'venues'],
    ]);
    expect(i18n.view().t('venues')('title')).toBe('Qendrat sportive');
  });

  it.each([
    ['en', 0, '0 venues'],
    ['en', 1, '1 venue'],
    ['en', 2, '2 venues'],
    ['en', 21, '21 venues'],
    ['sq', 0, '0 qendra sportive'],
    ['sq', 1, '1 qendër sportive'],
    ['sq', 4, '4 qendra sportive'],
    ['sq', 21, '21 qendra sportive'],
    ['sq', 1000, '1000 qendra sportive'],
  ] as const)('%s counts %d', async (language, count, text) => {
    const i18n = await createI18n(language, { namespaces: ['venues'] });
    expect(i18n.view().t('venues')('count', { count })).toBe(text);
  });

  it('finds a text in its own namespace, by the name of another one, and in the shared ones', async () => {
    const t = (await createI18n('en', { namespaces: ['venues', 'validation'] })).view().t('venues');
    expect([t('title'), t('common:actions.book'), t('validation:password.required')]).toEqual([
      'Venues',
      'Book',
      'Password is required.',
    ]);
  });

  it('leaves escaping to React', async () => {
    const t = (await createI18n('en')).view().t('common');
    expect(t('snackbars.switchTo', { profile: '<b> & "Çela"' })).toBe('Switch to <b> & "Çela"');
  });

  it('a namespace that a page forgot to load is reported', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const t = (await createI18n('en')).view().t('venues');
    expect(t('searchLabel')).toBe('searchLabel');
    expect(report).toHaveBeenCalledWith('Text not loaded: searchLabel');
  });

  it('a text that cannot be fetched rejects, and the next try fetches again', async () => {
    const fetchTexts = vi
      .fn(loadDictionary)
      .mockImplementationOnce(loadDictionary)
      .mockRejectedValueOnce(new Error('offline'));
    const i18n = await createI18n('en', { fetchTexts });
    await expect(i18n.load('home')).rejects.toThrow('offline');
    await i18n.load('home');
    expect(i18n.view().t('home')('hero.action')).toBe('Find a court');
  });
});

describe('[I18N-01] changing the language', () => {
  it('switches texts and formats at once, with all that is on screen loaded', async () => {
    const i18n = await createI18n('en', { namespaces: ['venues'] });
    const before = i18n.view();
    const seen: string[] = [];
    const stop = i18n.subscribe(() => seen.push(i18n.view().t('venues')('title')));
    await i18n.changeLanguage('sq');
    expect(seen).toEqual(['Qendrat sportive']);
    expect(i18n.view().format.price(0)).toBe('Falas');
    expect(before.t('venues')('title')).toBe('Venues');
    stop();
    await i18n.changeLanguage('en');
    expect(seen).toHaveLength(1);
  });

  it('tells code outside components the language and the common texts', async () => {
    const i18n = await createI18n('en');
    expect([i18n.language, i18n.t('common:errors.somethingWentWrong')]).toEqual(['en', 'Something went wrong.']);
    await i18n.changeLanguage('sq');
    expect([i18n.language, i18n.t('actions.book')]).toEqual(['sq', 'Rezervo']);
  });

  it('keeps view and functions identical while nothing changes', async () => {
    const i18n = await createI18n('en');
    const view = i18n.view();
    await i18n.changeLanguage('en');
    await i18n.load('home');
    expect(i18n.view()).toBe(view);
    expect(view.t('home')).toBe(view.t('home'));
  });

  it('of two quick choices the later wins', async () => {
    const { fetchTexts, arrive } = albanianHeldBack();
    const i18n = await createI18n('en', { fetchTexts });
    const first = i18n.changeLanguage('sq');
    await i18n.changeLanguage('en');
    arrive();
    await first;
    expect(i18n.view().language).toBe('en');
  });

  it('a page that loads meanwhile has its texts in the old language and then in the new one', async () => {
    const { fetchTexts, arrive } = albanianHeldBack();
    const i18n = await createI18n('en', { fetchTexts });
    const changing = i18n.changeLanguage('sq');
    await i18n.load('home');
    expect(i18n.view().t('home')('search.submit')).toBe('Search');
    arrive();
    await changing;
    expect(i18n.view().t('home')('search.submit')).toBe('Kërko');
  });

  it('a page whose texts arrive after the change waits for the new language', async () => {
    const { promise, resolve } = later();
    const fetchTexts: typeof loadDictionary = async (language, namespace) => {
      if (language === 'en' && namespace === 'home') await promise;
      return loadDictionary(language, namespace);
    };
    const i18n = await createI18n('en', { fetchTexts });
    const loading = i18n.load('home');
    await i18n.changeLanguage('sq');
    resolve();
    await loading;
    expect(i18n.view().t('home')('search.submit')).toBe('Kërko');
  });

  it('stays as it is when the other language cannot be fetched', async () => {
    const fetchTexts = vi
      .fn(loadDictionary)
      .mockImplementationOnce(loadDictionary)
      .mockRejectedValueOnce(new Error('offline'));
    const i18n = await createI18n('en', { fetchTexts });
    await expect(i18n.changeLanguage('sq')).rejects.toThrow('offline');
    expect(i18n.view().language).toBe('en');
  });
});
