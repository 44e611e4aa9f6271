import { formatWith, type Format } from '../format.ts';
import type { Language } from '../locale.ts';
import { english } from './en.ts';
import { albanian } from './sq.ts';

/** The format of any language, for tests; the app loads the words of the active language only. */
export const createFormat = (language: Language): Format =>
  formatWith(language, language === 'sq' ? albanian : english);
