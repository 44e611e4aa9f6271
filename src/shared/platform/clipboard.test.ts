import { expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

it('[ERR-10] copies and says so', async () => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  expect(await copyText('https://x/app/t/a', { writeText })).toBe(true);
  expect(writeText.mock.calls).toEqual([['https://x/app/t/a']]);
});

it.each([
  ['rejects', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  [
    'throws',
    {
      writeText: () => {
        throw new TypeError('no');
      },
    },
  ],
  ['is missing', null],
])('[ERR-11] false when the clipboard %s', async (_, clipboard) => expect(await copyText('x', clipboard)).toBe(false));
