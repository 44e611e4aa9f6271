import { afterEach, expect, it, vi } from 'vitest';
import { type Answered, configureApi, tellAnswers } from './context.ts';
import { request } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

it('[PWA-15] a write that is done is told once, also to who comes late; no read and no refusal is', async () => {
  let success = true;
  vi.stubGlobal('fetch', async () =>
    Response.json({ success, message: null, errors: [], data: null }, { status: success ? 200 : 422 }),
  );
  configureApi({});
  const told = vi.fn<(answer: Answered) => void>();
  const calls = () => told.mock.calls.map(([{ method, url }]) => [method, url]);
  await request({ url: '/venues', method: 'GET' });
  await request({ url: '/bookings', method: 'POST' });
  tellAnswers('write', told);
  expect(calls()).toEqual([['POST', '/bookings']]);
  await request({ url: '/bookings', method: 'GET' });
  success = false;
  await expect(request({ url: '/bookings', method: 'POST' })).rejects.toThrow('Something went wrong.');
  success = true;
  await request({ url: '/team/1/join', method: 'POST' });
  expect(calls().slice(1)).toEqual([['POST', '/team/1/join']]);
  // sent before somebody listens, and answered after
  configureApi({});
  const late = request({ url: '/bookings', method: 'POST' });
  tellAnswers('write', told);
  await late;
  expect(told).toHaveBeenCalledTimes(3);
  // what an app before has written is nobody's
  configureApi({});
  await request({ url: '/old', method: 'POST' });
  configureApi({});
  tellAnswers('write', told);
  expect(told).toHaveBeenCalledTimes(3);
});
