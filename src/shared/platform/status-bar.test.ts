import { expect, it } from 'vitest';
import { isStatusBarColor } from './status-bar.ts';

it.each([
  { ids: '[UI-29]', values: ['#3b0a75', '#AABBCC', '#000000'] },
  { ids: '[UI-30]', values: ['#3b0a75ff', '#AABBCCDD'] },
  { ids: '[UI-31]', values: ['rgb(1,2,3)', 'rgba(1,2,3,0.5)', 'rgb( 255 , 255 , 255 )', 'rgba(0, 0, 0, 0)', 'rgba(0,0,0,1)', 'rgba(0,0,0,.5)', 'rgba(0,0,0,50%)', 'RGB(1,2,3)'] },
  { ids: '[UI-32]', values: ['transparent'] },
])('$ids [UI-14] accepted: $values', ({ values }) => expect(values.filter((value) => !isStatusBarColor(value))).toEqual([]));

it('[UI-14] refused', () => {
  const notHex = ['', ' ', '#', '#abc', '#abcd', '#abcde', '#abcdefa', '#abcdefabc', '#gggggg', 'aabbcc', ' #aabbcc', '#aabbcc ', '#aabbcc\n'];
  const notRgb = ['rgb()', 'rgb(1,2)', 'rgb(256,0,0)', 'rgb(-1,0,0)', 'rgb(1.5,0,0)', 'rgb(1,2,3', 'rgb(1,2,3,4,5)', 'rgba(1,2,3,1.1)', 'rgba(1,2,3,101%)'];
  const values = notHex.concat(notRgb, ['red', 'Transparent ', 'hsl(1,2%,3%)', 'rgb(1,2,3);color:red', 'url(#aabbcc)']);
  expect(values.filter(isStatusBarColor)).toEqual([]);
});
