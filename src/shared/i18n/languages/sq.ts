/** What is there before the first text in this language: one file, one request. */
export { albanian as format } from '../formats/sq.ts';
export { common } from '../locales/sq/common.ts';
