import { phoneProblem } from '../../shared/lib/phone.ts';

const FEWEST_LETTERS = 3;

/** Whether GET /users answers to this text: three letters of a name, or a whole phone number (decision 033). */
export function isSearchable(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS || (letters === 0 && phoneProblem(text) === null);
}
