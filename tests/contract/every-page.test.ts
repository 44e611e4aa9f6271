import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/app/route-table.ts';
import { everyPage } from '../setup/every-page.ts';
import { pageWrites } from '../setup/page-writes.ts';

it('every route with a page of its own is visited, once', () => {
  // the page of a frame is its default child
  const paths = pageRoutes.filter(({ child }) => child === undefined).map(({ path }) => path);
  expect(everyPage.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

it('each address is one of its route', () => {
  for (const { path, address } of everyPage)
    expect(`/${address.split('?')[0]}`).toMatch(new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
});

it('the main write of a page stands once in its table', () => {
  const paths = pageWrites.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.filter((path) => everyPage.every((page) => page.path !== path))).toEqual([]);
});
