/** Loaded by a page of the tests: the app's formats and the texts that they have to give. */
import '../../src/shared/lib/zod-setup.ts';
import { formatCases, runFormatCase } from '../../src/shared/i18n/format-cases.ts';

/** What came out otherwise than ICU has it, of 200 cases in each language. */
export function tryFormats(): { tried: number; wrong: string[] } {
  const cases = (['en', 'sq'] as const).flatMap((language) =>
    formatCases(language).map((entry) => ({ language, entry, text: runFormatCase(language, entry) })),
  );
  return {
    tried: cases.length,
    wrong: cases
      .filter(({ entry, text }) => text !== entry.expected)
      .map(
        ({ language, entry, text }) =>
          `${language} ${entry.kind} ${String(entry.input)}: ${text}, not ${entry.expected}`,
      ),
  };
}
