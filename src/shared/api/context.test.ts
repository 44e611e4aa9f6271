import { afterEach, expect, it, vi } from 'vitest';
import { configureApi, tellWrites } from './context.ts';
import { request } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

it('[PWA-15] a write that is done is told once, also to who comes late; no read and no refusal is', async () => {
  let success = true;
  vi.stubGlobal('fetch', async () =>
    Response.json({ success, message: null, errors: [], data: null }, { status: success ? 200 : 422 }),
  );
  configureApi({});
  const told = vi.fn<(method: string, url: string) => void>();
  await request({ url: '/venues', method: 'GET' });
  await request({ url: '/bookings', method: 'POST' });
  tellWrites(told);
  expect(told.mock.calls).toEqual([['POST', '/bookings']]);
  await request({ url: '/bookings', method: 'GET' });
  success = false;
  await expect(request({ url: '/bookings', method: 'POST' })).rejects.toThrow('Something went wrong.');
  success = true;
  await request({ url: '/team/1/join', method: 'POST' });
  expect(told.mock.calls.slice(1)).toEqual([['POST', '/team/1/join']]);
  // what an app before has written is nobody's
  configureApi({});
  await request({ url: '/old', method: 'POST' });
  configureApi({});
  tellWrites(told);
  expect(told).toHaveBeenCalledTimes(2);
});
