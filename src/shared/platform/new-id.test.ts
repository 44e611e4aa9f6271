import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => void vi.restoreAllMocks());

it('is a UUID of version 4, also where there is no `crypto.randomUUID`', () => {
  for (let n = 0; n < 200; n += 1)
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
it('is another one each time', () => expect(new Set(Array.from({ length: 1_000 }, newId)).size).toBe(1_000));
it.each([
  { byte: 0x00, id: '00000000-0000-4000-8000-000000000000' },
  { byte: 0xff, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' },
])('keeps every random bit but those that name version and variant ($byte)', ({ byte, id }) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill(byte);
    return array;
  });
  expect(newId()).toBe(id);
});
