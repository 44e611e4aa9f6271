import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookups } from '../handlers/lookups.ts';
import { createTestBackend } from '../testing.ts';
import { type PageMock, startPageMock } from './page.ts';

// Node's fetch stands in for the page's; XMLHttpRequest and IndexedDB are seen by the stories in a real browser.
const origin = 'http://page.test';
let mock: PageMock;
beforeEach(async () => {
  vi.stubGlobal('location', new URL(`${origin}/app/`));
  mock = await startPageMock({ backend: createTestBackend(lookups) });
});
afterEach(() => {
  mock.stop();
  vi.unstubAllGlobals();
});

it('answers API and control calls in the page', async () => {
  const response = await fetch(`${origin}/api/sports?module=base`);
  expect(await response.json()).toMatchObject({ success: true, data: { sports: [{ key: 'football' }] } });
  expect((await fetch(`${origin}/__mock/state`)).status).toBe(200);
  expect(mock.backend.calls).toHaveLength(1);
});

it('fails like a network in the scenario offline', async () => {
  await mock.backend.control.setScenario('offline');
  await expect(fetch(`${origin}/api/sports?module=base`)).rejects.toThrow(TypeError);
});

it('lets every other request pass', async () => {
  // nobody listens there: the request has left the page
  await expect(fetch('http://127.0.0.1:9/api/sports?module=base')).rejects.toThrow('fetch failed');
  await expect(fetch(`${origin}/app/logo.svg`)).rejects.toThrow('fetch failed');
  expect(mock.backend.calls).toHaveLength(0);
});
