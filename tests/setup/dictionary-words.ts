import { dictionaryFiles } from './dictionary-files.ts';

/** Texts that only one language's dictionaries have. */
export type Words = 'en' | 'sq';

const texts = { en: await dictionaryFiles('en'), sq: await dictionaryFiles('sq') };
const all = {
  en: new Set(texts.en.flatMap(({ texts }) => texts)),
  sq: new Set(texts.sq.flatMap(({ texts }) => texts)),
};

/** Of a text with parameters everything else must be there, in words that tell the language. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/{{\w+}}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  );

const isTelling = (text: string): boolean => /\p{Ll}{3}/u.test(text.replaceAll(/{{\w+}}/g, ''));
const only = {
  en: [...all.en].filter((text) => !all.sq.has(text) && isTelling(text)),
  sq: [...all.sq].filter((text) => !all.en.has(text) && isTelling(text)),
};
const plain = { en: new Set(only.en), sq: new Set(only.sq) };
const patterns = {
  en: only.en.filter((text) => text.includes('{{')).map(patternOf),
  sq: only.sq.filter((text) => text.includes('{{')).map(patternOf),
};
/** Texts of the other language that a pattern of this one also fits. */
const other = { en: 'sq', sq: 'en' } as const;

/** The texts that stand in the dictionaries of this language alone, and that nobody has written; of a title each part. */
export const left = (shown: readonly string[], words: Words, data: ReadonlySet<string>): string[] =>
  shown
    .flatMap((text) => [text, ...text.split(' · ')])
    .filter(
      (text) =>
        !data.has(text) &&
        (plain[words].has(text) ||
          (patterns[words].some((pattern) => pattern.test(text)) &&
            !plain[other[words]].has(text) &&
            !patterns[other[words]].some((pattern) => pattern.test(text)))),
    );
