import type { Dictionary } from '../../i18n/dictionary.types.ts';
import type { fieldTexts } from './en.ts';

/** The messages of fields in one language. */
export type FieldTexts = Dictionary<typeof fieldTexts>;
