import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { setStatusBarColor, type Rgba } from './status-bar.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const painted = (text: string): Rgba | null => {
  let color: Rgba | null = null;
  setStatusBarColor(text, (_, read) => (color = read));
  return color;
};

describe('the colour of the status bar', () => {
  it.each<[string, string, Rgba]>([
    ['[UI-29] 6 digits', '#3b0a75', [59, 10, 117, 1]],
    ['[UI-29] capital digits', '#3B0A75', [59, 10, 117, 1]],
    ['[UI-30] 8 digits', '#3b0a75ff', [59, 10, 117, 1]],
    ['[UI-30] 8 digits, half opaque', '#3b0a7533', [59, 10, 117, 0.2]],
    ['[UI-31] rgb', 'rgb(1,2,3)', [1, 2, 3, 1]],
    ['[UI-31] rgb with spaces', 'rgb(1, 2, 255)', [1, 2, 255, 1]],
    ['[UI-31] rgba', 'rgba(1,2,3,0.5)', [1, 2, 3, 0.5]],
    ['[UI-31] rgba, opaque', 'rgba(1, 2, 3, 1)', [1, 2, 3, 1]],
    ['[UI-32] transparent', 'transparent', [0, 0, 0, 0]],
  ])('[UI-14] %s: %s', (_what, text, expected) => {
    expect(painted(text)).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    '#abc',
    'red',
    '',
    '#3b0a7',
    '#3b0a755',
    '#3b0a75fff',
    '#3b0a7g',
    '3b0a75',
    ' #3b0a75',
    'rgb(1,2)',
    'rgb(1,2,3,0.5)',
    'rgb(1,2,256)',
    'rgb(1,2,-3)',
    'rgb(1 2 3)',
    'rgba(1,2,3)',
    'rgba(1,2,3,1.5)',
    'rgba(1,2,3,0.5) ',
    'hsl(1, 2%, 3%)',
    'Transparent',
    'var(--brand)',
    'rgb(1,2,3);',
  ])('[UI-14] %j is refused with a warning, and nothing happens', (text) => {
    expect(painted(text)).toBeNull();
    expect(warn.mock.calls).toEqual([[`Status bar colour refused: ${text}`]]);
  });

  it('[UI-14] in a browser it is that of its own bar, as it was given', () => {
    const setAttribute = vi.fn<(name: string, value: string) => void>();
    const querySelectorAll = vi.fn<(selector: string) => object[]>(() => [{ setAttribute }, { setAttribute }]);
    vi.stubGlobal('document', { querySelectorAll });
    setStatusBarColor('red');
    expect(querySelectorAll).not.toHaveBeenCalled();
    setStatusBarColor('rgb(1,2,3)');
    expect(querySelectorAll.mock.calls).toEqual([['meta[name="theme-color"]']]);
    expect(setAttribute.mock.calls).toEqual([
      ['content', 'rgb(1,2,3)'],
      ['content', 'rgb(1,2,3)'],
    ]);
  });
});
