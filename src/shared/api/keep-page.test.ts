import { expect, it } from 'vitest';
import { keepPage } from './keep-page.ts';

const key = (path: string, params?: object) => ({ queryKey: params ? [path, params] : [path] });
const second = key('/teams', { sportId: 1, page: 2 });

it.each([
  ['another page of the list', key('/teams', { sportId: 1, page: 1 }), 'kept'],
  ['the first page, which is not said', key('/teams', { sportId: 1 }), 'kept'],
  ['other filters', key('/teams', { sportId: 2, page: 2 }), undefined],
  ['another list', key('/communities', { sportId: 1, page: 1 }), undefined],
  ['nothing', undefined, undefined],
])('after %s a page starts with what was shown, or with nothing', (_, before, shown) => {
  expect(keepPage(second).placeholderData('kept', before)).toBe(shown);
});

it('a search keeps its last answer whatever it asks for, but not that of another one', () => {
  const search = keepPage(second, 'any');
  expect(search.placeholderData('kept', key('/teams', { keywords: 'liqeni' }))).toBe('kept');
  expect(search.placeholderData('kept', key('/teams'))).toBe('kept');
  expect(search.placeholderData('kept', key('/venues', { sportId: 1, page: 2 }))).toBe(undefined);
});
