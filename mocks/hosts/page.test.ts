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

it('has its data before any call, whose time would run meanwhile', () => {
  expect(mock.backend.dump()).not.toBeNull();
});

it('fails like a network in the scenario offline', async () => {
  await mock.backend.control.setScenario('offline');
  await expect(fetch(`${origin}/api/sports?module=base`)).rejects.toThrow(TypeError);
});

it('passes every other request through', async () => {
  // no server there: the request has left the page
  await expect(fetch('http://127.0.0.1:9/api/sports?module=base')).rejects.toThrow('fetch failed');
  await expect(fetch(`${origin}/app/logo.svg`)).rejects.toThrow('fetch failed');
  expect(mock.backend.calls).toHaveLength(0);
});

it('[RTM-18] sockets of the realtime database are answered in the page; others leave it', async () => {
  const socket = new WebSocket('ws://page.test/.ws?v=5&ns=demo-fusha');
  const greeting = await new Promise<MessageEvent<string>>((resolve) => socket.addEventListener('message', resolve));
  expect(JSON.parse(greeting.data)).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: 'page.test' } } });
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  expect(mock.backend.realtime.cut()).toBe(1);
  await closed;
  const elsewhere = new WebSocket('ws://127.0.0.1:9/.ws');
  await new Promise((resolve) => elsewhere.addEventListener('error', resolve));
});

it('in the scenario offline no socket opens', async () => {
  await mock.backend.control.setScenario('offline');
  const socket = new WebSocket('ws://page.test/.ws?v=5&ns=demo-fusha');
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  expect(mock.backend.realtime.online).toEqual([]);
});
