import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { isSettled, onSettled } from './router-settled.ts';

const routerOf = () =>
  createMemoryRouter([{ path: '/' }, { path: '/page', loader: () => null }, { path: '*', loader: () => null }]);

it('calls at once where the router has settled', () => {
  const called: string[] = [];
  onSettled(routerOf(), () => called.push('called'));
  expect(called).toEqual(['called']);
});

it('calls once, in the task in which the router tells its page: what is changed then is drawn together with it', async () => {
  const router = routerOf();
  const told: string[] = [];
  const going = router.navigate('/page');
  router.subscribe((state) => told.push(isSettled(state) ? 'page' : 'on the way'));
  await Promise.resolve();
  onSettled(router, () => told.push('called'));
  // the first one that is told of the page, its drawing, does not run before
  router.subscribe((state) => isSettled(state) && told.push('told last'));
  await going;
  await router.revalidate();
  expect(told.join(', ')).toMatch(/^(on the way, )*page, called, told last, on the way, page, told last$/);
});
