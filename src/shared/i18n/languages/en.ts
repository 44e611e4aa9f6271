/** What is there before the first text in this language: one file, one request. */
export { english as format } from '../formats/en.ts';
export { common } from '../locales/en/common.ts';
