import { fieldTexts as en } from '../../src/shared/lib/field-texts/en.ts';
import type { FieldTexts } from '../../src/shared/lib/field-texts/field-texts.types.ts';
import { fieldTexts as sq } from '../../src/shared/lib/field-texts/sq.ts';
import type { LocalText } from '../db/records.ts';

/** What the app's forms say of a field, in both languages: a refusal reads the same, whoever refuses. */
export const fieldText = (pick: (texts: FieldTexts) => string): LocalText => ({ en: pick(en), sq: pick(sq) });

/** Puts the figure that a text speaks of (`{{max}}`, `{{year}}` …) in its place. */
export const withFigure = (text: string, figure: string | number | bigint = ''): string =>
  text.replace(/\{\{\w+\}\}/, String(figure));
