import { createMemoryRouter, redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { whenLeft } from './first-page.ts';

const routes = [
  { path: '/old', loader: () => redirect('/venues') },
  { path: '/venues', loader: () => null },
  { path: '/venue/one', loader: () => null },
];

test('the first page is left when the user goes elsewhere, and once only', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/venues'] });
  const left = vi.fn<() => void>();
  whenLeft(router, left);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(left).not.toHaveBeenCalled();
  await router.navigate('/venue/one');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/venues');
  expect(left).toHaveBeenCalledTimes(1);
  router.dispose();
});

test('a redirect of the first page does not leave it', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/old'] });
  const left = vi.fn<() => void>();
  whenLeft(router, left);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/venues'));
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(left).not.toHaveBeenCalled();
  router.dispose();
});
