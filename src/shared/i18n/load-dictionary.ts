import type { Dictionary, Namespace, Texts } from './dictionary.types.ts';
import type { LanguageFormat } from './formats/format.types.ts';
import type { Language } from './locale.ts';

type AnyDictionary = Dictionary<Texts[Namespace]>;

/** One chunk per language and namespace. `common` comes in one file with the language's formats. */
const files = import.meta.glob<Record<string, AnyDictionary>>(['./locales/*/*.ts', '!./locales/*/common.ts']);

/** Resolves with the texts of one namespace; rejects when the file cannot be fetched or is missing. */
export async function loadDictionary(language: Language, namespace: Namespace): Promise<AnyDictionary> {
  if (namespace === 'common') return (await loadLanguage(language)).common;
  const texts = (await files[`./locales/${language}/${namespace}.ts`]?.())?.[namespace];
  if (!texts) throw new Error(`no texts: ${language}/${namespace}`);
  return texts;
}

/** How a language writes dates and numbers. */
export async function loadFormat(language: Language): Promise<LanguageFormat> {
  return (await loadLanguage(language)).format;
}

const loadLanguage = (language: Language) =>
  language === 'sq' ? import('./languages/sq.ts') : import('./languages/en.ts');

/** Every namespace, for tests that look at all texts. */
export const NAMESPACES = /* @__PURE__ */ ['common', ...Object.keys(files)]
  .flatMap((file) => (file.startsWith('./locales/sq/') ? [] : (/(\w+)(?:\.ts)?$/.exec(file)?.[1] ?? [])))
  .toSorted() as Namespace[]; // the type is made of the same files
