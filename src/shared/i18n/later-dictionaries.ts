import type { Namespace } from './dictionary.types.ts';
import type { AnyDictionary, DictionaryFiles } from './load-dictionary.ts';

/** Every dictionary but `common`. */
export const dictionaryFiles: DictionaryFiles = import.meta.glob<Record<string, AnyDictionary>>([
  './locales/*/*.ts',
  '!./locales/*/common.ts',
]);

/** Every namespace, for tests that look at all texts. */
export const NAMESPACES = /* @__PURE__ */ ['common', ...Object.keys(dictionaryFiles)]
  .flatMap((file) => (file.startsWith('./locales/sq/') ? [] : (/(\w+)(?:\.ts)?$/.exec(file)?.[1] ?? [])))
  .toSorted() as Namespace[]; // the type is made of the same files
