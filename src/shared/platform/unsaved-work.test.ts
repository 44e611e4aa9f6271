import { afterEach, expect, it, vi } from 'vitest';
import { hasUnsavedWork, unsavedUntil, watchUnsavedWork } from './unsaved-work.ts';

afterEach(() => vi.unstubAllGlobals());

it('there is work as long as somebody has some', () => {
  let isDirty = false;
  const stops = [watchUnsavedWork(() => isDirty), watchUnsavedWork(() => false)];
  expect(hasUnsavedWork()).toBe(false);
  isDirty = true;
  expect(hasUnsavedWork()).toBe(true);
  for (const stop of stops) stop();
  expect(hasUnsavedWork()).toBe(false);
});

it.each(['answered', 'refused'])('what is on its way is work, and the browser asks, until it is %s', async (end) => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  unsavedUntil(first.promise);
  unsavedUntil(second.promise);
  expect([hasUnsavedWork(), asks()]).toEqual([true, true]);
  first.resolve();
  await first.promise;
  expect([hasUnsavedWork(), asks()]).toEqual([true, true]);
  if (end === 'refused') second.reject(new Error('refused'));
  else second.resolve();
  await second.promise.catch(() => {});
  expect([hasUnsavedWork(), asks()]).toEqual([false, false]);
});
