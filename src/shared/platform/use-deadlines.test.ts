import { expect, it } from 'vitest';
import { momentsOf } from './use-deadlines.ts';

const at = (time: string) => `2026-11-24T${time}:00+01:00`;

it('deadlines are put in order, each once; what has none is passed over', () => {
  const [eleven, noon] = [Date.parse(at('11:00')), Date.parse(at('12:00'))];
  expect(momentsOf([at('12:00'), null, eleven, false, at('11:00'), undefined])).toEqual([eleven, noon]);
});
