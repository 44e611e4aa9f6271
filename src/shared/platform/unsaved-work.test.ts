import { expect, it } from 'vitest';
import { hasUnsavedWork, watchUnsavedWork } from './unsaved-work.ts';

it('there is work as long as somebody has some', () => {
  let isDirty = false;
  const stops = [watchUnsavedWork(() => isDirty), watchUnsavedWork(() => false)];
  expect(hasUnsavedWork()).toBe(false);
  isDirty = true;
  expect(hasUnsavedWork()).toBe(true);
  for (const stop of stops) stop();
  expect(hasUnsavedWork()).toBe(false);
});
