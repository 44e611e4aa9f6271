import type { Dictionary, Namespace, Texts } from './dictionary.types.ts';
import type { LanguageFormat } from './formats/format.types.ts';
import type { Language } from './locale.ts';

export type AnyDictionary = Dictionary<Texts[Namespace]>;
/** One chunk per language and namespace, by path. */
export type DictionaryFiles = Record<string, () => Promise<Record<string, AnyDictionary>>>;

/** Of the pages that are often the first one: the start script names these files only. `common` comes in one file with the language's formats. */
const first: DictionaryFiles = import.meta.glob<Record<string, AnyDictionary>>(
  './locales/*/{auth,home,validation,venue,venues}.ts',
);

/** Resolves with the texts of one namespace; rejects when the file cannot be fetched or is missing. */
export async function loadDictionary(language: Language, namespace: Namespace): Promise<AnyDictionary> {
  if (namespace === 'common') return (await loadLanguage(language)).common;
  const path = `./locales/${language}/${namespace}.ts`;
  const load = first[path] ?? (await import('./later-dictionaries.ts')).dictionaryFiles[path];
  const texts = (await load?.())?.[namespace];
  if (!texts) throw new Error(`no texts: ${language}/${namespace}`);
  return texts;
}

/** How a language writes dates and numbers. */
export async function loadFormat(language: Language): Promise<LanguageFormat> {
  return (await loadLanguage(language)).format;
}

const loadLanguage = (language: Language) =>
  language === 'sq' ? import('./languages/sq.ts') : import('./languages/en.ts');
