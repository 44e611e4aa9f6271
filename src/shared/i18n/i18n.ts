/** Texts of the active language. One instance per app, story or test; i18next keeps the dictionaries and counts. */
import { createInstance, type ParseKeysWithoutVariables, type TFunction } from 'i18next';
import type { Namespace } from './dictionary.types.ts';
import { type Format, formatWith } from './format.ts';
import type { LanguageFormat } from './formats/format.types.ts';
import { loadDictionary, loadFormat } from './load-dictionary.ts';
import type { Language } from './locale.ts';

export type { Namespace };

type Params = Readonly<Record<string, string | number | undefined>>;
type Lookup<N extends Namespace> = readonly [N, 'common', 'validation'];

/** `t('title')` in its own namespace, `t('common:actions.save')` and `t('validation:required')` in the shared two. */
export type Translate<N extends Namespace = 'common'> = TFunction<Lookup<N>>;

/** A key whose text needs no parameter: for tables of labels. */
export type TextKey<N extends Namespace = 'common'> = ParseKeysWithoutVariables<Lookup<N>>;

/** All that depends on the language, replaced as a whole when it changes. */
export interface LanguageView {
  readonly language: Language;
  readonly format: Format;
  readonly t: <N extends Namespace>(namespace: N) => Translate<N>;
}

export interface I18n {
  /** The active language and the texts of `common` in it, for code outside components. */
  readonly language: Language;
  readonly t: Translate;
  /** The language it was made in. */
  readonly startedIn: Language;
  view: () => LanguageView;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when the texts are there in the language that is active then; rejects when they cannot be fetched. */
  load: (...namespaces: Namespace[]) => Promise<void>;
  /** Fetches what is on screen in the new language, then switches at once; of two calls the later wins. */
  changeLanguage: (language: Language) => Promise<void>;
}

export interface I18nOptions {
  namespaces?: readonly Namespace[];
  fetchTexts?: typeof loadDictionary;
}

/** Resolves with `common` and the asked namespaces loaded. */
export async function createI18n(language: Language, options: I18nOptions = {}): Promise<I18n> {
  const { namespaces = [], fetchTexts = loadDictionary } = options;
  const texts = createInstance();
  await texts.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    // keys are checked by the compiler, so this is a page that did not load its namespace
    parseMissingKeyHandler: (key) => {
      console.error(`Text not loaded: ${key}`);
      return key;
    },
  });

  const wanted = new Set<Namespace>();
  const listeners = new Set<() => void>();
  let requested = language;

  /** i18next keeps the texts and reports missing ones. Finding a text and filling it in takes it over ten times as long. */
  const translate = (active: Language, namespace: Namespace, words: LanguageFormat) => {
    const lookup: Lookup<Namespace> = [namespace, 'common', 'validation'];
    const complete = texts.getFixedT(active, lookup) as (key: string, params?: Params) => string; // keys are checked where `Translate` is called
    const found = new Map<string, string>();
    const find = (key: string): string | undefined => {
      const known = found.get(key);
      if (known !== undefined) return known;
      const colon = key.indexOf(':');
      const [owner, path] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
      const text: unknown = texts.getResource(active, owner, path);
      if (typeof text !== 'string') return undefined;
      found.set(key, text);
      return text;
    };
    return (key: string, params?: Params): string => {
      const count = params?.['count'];
      const text = find(typeof count === 'number' ? `${key}_${words.plural(count)}` : key);
      if (text === undefined) return complete(key, params);
      return params ? text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(params[name] ?? '')) : text;
    };
  };
  const createView = (active: Language, words: LanguageFormat): LanguageView => {
    const cache = new Map<Namespace, unknown>();
    const t = <N extends Namespace>(namespace: N): Translate<N> => {
      const known = cache.get(namespace) ?? translate(active, namespace, words);
      cache.set(namespace, known);
      // the map holds under each namespace the function of that namespace, which Map cannot say
      return known as Translate<N>;
    };
    return { language: active, format: formatWith(active, words), t };
  };
  let view = createView(language, await loadFormat(language));

  const missing = (target: Language, names: Iterable<Namespace>): Namespace[] =>
    [...names].filter((name) => !texts.hasResourceBundle(target, name));
  const fetchAll = async (target: Language, names: readonly Namespace[]): Promise<void> => {
    await Promise.all(names.map(async (name) => texts.addResourceBundle(target, name, await fetchTexts(target, name))));
  };

  const load = async (...names: Namespace[]): Promise<void> => {
    // again when the language changed meanwhile
    for (let lacking = missing(view.language, names); lacking.length > 0; lacking = missing(view.language, names)) {
      await fetchAll(view.language, lacking);
    }
    for (const name of names) wanted.add(name);
  };

  const changeLanguage = async (target: Language): Promise<void> => {
    requested = target;
    for (let lacking = missing(target, wanted); lacking.length > 0; lacking = missing(target, wanted)) {
      await fetchAll(target, lacking);
    }
    const words = await loadFormat(target);
    if (requested !== target || view.language === target) return;
    view = createView(target, words);
    for (const listener of listeners) listener();
  };

  await load('common', ...namespaces);
  return {
    get language() {
      return view.language;
    },
    get t() {
      return view.t('common');
    },
    startedIn: language,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    changeLanguage,
  };
}
