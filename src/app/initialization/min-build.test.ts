import { describe, expect, it, vi } from 'vitest';
import type { Setting } from '../../shared/api/generated/model';
import { buildNumber, isOutdated, watchBuild } from './min-build.ts';

const oldest = (value: Setting['value']): Setting[] => [
  { key: 'min_build', value, is_secret: false, display_value: null },
];

it.each([
  ['7', 7],
  ['0', 0],
  ['0012', 12],
  [undefined, null],
  ['', null],
  ['7.5', null],
  ['-7', null],
  ['v7', null],
  ['7e3', null],
])('VITE_BUILD_NUMBER %j is build %s', (given, expected) => expect(buildNumber(given)).toBe(expected));

describe('[PWA-10] a build below min_build', () => {
  it.each<[number | null, Setting['value'], boolean]>([
    [6, 7, true],
    [7, 7, false],
    [8, 7, false],
    [0, 1, true],
    [null, 7, false],
    [6, null, false],
    [6, '7', false],
  ])('build %s, min_build %j: outdated %s', (build, value, expected) =>
    expect(isOutdated(oldest(value), build)).toBe(expected),
  );
  it('no such setting: none is outdated', () => expect(isOutdated([], 6)).toBe(false));

  it('is told once, however often the settings are read', () => {
    const tell = vi.fn<() => void>();
    const heard = watchBuild(tell, 6);
    heard(oldest(6));
    expect(tell).not.toHaveBeenCalled();
    heard(oldest(7));
    heard(oldest(8));
    expect(tell).toHaveBeenCalledOnce();
  });
  it('a build without a number is never told', () => {
    const tell = vi.fn<() => void>();
    watchBuild(tell)(oldest(7));
    expect(tell).not.toHaveBeenCalled();
  });
});
