import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface DictionaryFile {
  name: string;
  dictionary: Texts;
  /** All of it, in order. */
  texts: string[];
}

const folder = join(import.meta.dirname, '../../src/shared/i18n/locales');

/** Every dictionary of a language. */
export const dictionaryFiles = (language: 'en' | 'sq'): Promise<DictionaryFile[]> =>
  Promise.all(
    globSync(join(folder, language, '*.ts')).map(async (file) => {
      const name = basename(file, '.ts');
      const exported = (await import(file)) as Record<string, Texts>; // each file of the folder is a dictionary
      const dictionary = exported[name];
      if (!dictionary) throw new Error(`${file} exports another name`);
      return { name, dictionary, texts: textsIn(dictionary) };
    }),
  );

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));
