import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { isSettled, onArrival, onSettled } from './router-settled.ts';

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

it('calls on arrival in the task in which the router tells the new page, and no earlier', async () => {
  const router = routerOf();
  const told: string[] = [];
  router.subscribe((state) => {
    const { pathname } = state.location;
    told.push(isSettled(state) ? pathname : 'on the way');
    queueMicrotask(() => told.push(`after ${pathname}`));
  });
  await onArrival(
    router,
    () => router.navigate('/page'),
    () => told.push('called'),
  );
  await router.revalidate();
  expect(told.join(', ')).toMatch(/on the way, .*\/page, called, after \/page/);
  expect(told.filter((one) => one === 'called')).toEqual(['called']);
});

it('calls on arrival where another navigation takes over', async () => {
  const router = routerOf();
  const places: string[] = [];
  const going = onArrival(
    router,
    () => router.navigate('/page'),
    () => places.push(router.state.location.pathname),
  );
  await router.navigate('/other');
  await going;
  expect(places).toEqual(['/other']);
});

it('calls on the page that the router did not leave', async () => {
  const router = routerOf();
  const called: string[] = [];
  await onArrival(
    router,
    () => Promise.resolve(),
    () => called.push('called'),
  );
  await router.navigate('/page');
  expect(called).toEqual(['called']);
});
