import { describe, expect, it } from 'vitest';
import { pictureProblem } from './picture-file.ts';
import { fitWithin } from './scale-picture.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const text = (words: string) => [...new TextEncoder().encode(words)];
const file = (bytes: number[], length = 64) => new Blob([new Uint8Array(bytes), new Uint8Array(length)]);
const MEGABYTE = 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['a jpeg', JPEG],
    ['a png', PNG],
    ['a webp', [...text('RIFF'), 1, 2, 3, 4, ...text('WEBP')]],
  ])('%s is a picture', async (_, bytes) => expect(await pictureProblem(file(bytes))).toBeNull());
  it.each([
    ['a text', text('hello')],
    ['a gif', text('GIF89a')],
    ['a sound in RIFF', [...text('RIFF'), 1, 2, 3, 4, ...text('WAVE')]],
    ['a png cut short', PNG.slice(0, 7)],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg">')],
  ])('%s is none, whatever it is called', async (_, bytes) =>
    expect(await pictureProblem(new File([file(bytes)], 'a.jpg', { type: 'image/jpeg' }))).toBe('kind'),
  );
  it('an empty file is none', async () => expect(await pictureProblem(new Blob([]))).toBe('kind'));
  it('may have 8 MB', async () =>
    expect([
      await pictureProblem(file(PNG, 8 * MEGABYTE - 8)),
      await pictureProblem(file(PNG, 8 * MEGABYTE - 7)),
    ]).toEqual([null, 'size']));
});

it.each([
  [
    { width: 511, height: 100 },
    { width: 511, height: 100 },
  ],
  [
    { width: 512, height: 512 },
    { width: 512, height: 512 },
  ],
  [
    { width: 513, height: 100 },
    { width: 512, height: 100 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 512, height: 384 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 384, height: 512 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 512, height: 1 },
  ],
])('a picture of %j is sent as %j', (size, sent) => expect(fitWithin(size, 512)).toEqual(sent));
