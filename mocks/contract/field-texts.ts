import { fieldTexts as en } from '../../src/shared/lib/field-texts/en.ts';
import type { FieldProblem } from '../../src/shared/lib/field-texts/field-problem.ts';
import type { FieldTexts } from '../../src/shared/lib/field-texts/field-texts.types.ts';
import { fieldTexts as sq } from '../../src/shared/lib/field-texts/sq.ts';
import type { Language, LocalText } from '../db/records.ts';

/** The messages of the app's forms in both languages, so that client and server word an error alike. */
export const fieldText = (pick: (texts: FieldTexts) => string): LocalText => ({ en: pick(en), sq: pick(sq) });

/** Fills in the placeholder of a text (`{{max}}`, `{{year}}` …). */
export const withFigure = (text: string, figure: string | number | bigint = ''): string =>
  text.replace(/\{\{\w+\}\}/, String(figure));

/** The message of a problem that validation found. */
export function fieldMessage({ key, figure }: FieldProblem, language: Language): string {
  const texts: object = { en, sq }[language];
  const steps = key.slice('validation:'.length).split('.');
  const text = steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), texts);
  return withFigure(String(text), figure);
}
