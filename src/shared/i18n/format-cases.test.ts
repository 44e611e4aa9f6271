import { describe, expect, it } from 'vitest';
import { formatCases, runFormatCase } from './format-cases.ts';
import { LANGUAGES } from './locale.ts';

describe.each(LANGUAGES)('fixed cases of ICU, %s', (language) => {
  it('are 200 and ours are equal', () => {
    const cases = formatCases(language);
    expect(cases).toHaveLength(200);
    expect(cases.map((entry) => runFormatCase(language, entry))).toEqual(cases.map(({ expected }) => expected));
  });
});
