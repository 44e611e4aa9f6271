import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_TYPES } from '../../config/file-types.ts';

// The pictures of shared links whose thing has none of its own (decision 076); `scripts/share-pictures.ts` draws them.
const folder = join(import.meta.dirname, '../../public/share');

it('there is one for each sport, and one for what has none', () => {
  expect(readdirSync(folder).toSorted()).toEqual([
    'basketball.png',
    'football.png',
    'general.png',
    'tennis.png',
    'volleyball.png',
  ]);
});

it.each(['basketball', 'football', 'general', 'tennis', 'volleyball'])('%s is a PNG that every chat shows', (name) => {
  const bytes = readFileSync(join(folder, `${name}.png`));
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
  expect(FILE_TYPES['.png']).toBe('image/png');
});
