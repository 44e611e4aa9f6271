import { phoneProblem } from '../../shared/lib/phone.ts';

const FEWEST_LETTERS = 3;

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** Whether it is a whole phone number, in whatever groups it is written. */
export const isPhoneSearch = (text: string): boolean => lettersIn(text) === 0 && phoneProblem(bare(text)) === null;

/** As the server is asked: a number without spaces. */
export const toKeywords = (text: string): string => (isPhoneSearch(text) ? bare(text) : text);

/** Whether GET /users answers to this text: three letters of a name, or a whole phone number (decision 033). */
export const isSearchable = (text: string): boolean => lettersIn(text) >= FEWEST_LETTERS || isPhoneSearch(text);
