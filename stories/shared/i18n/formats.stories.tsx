import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatCases, runFormatCase } from '../../../src/shared/i18n/format-cases.ts';
import { LANGUAGES, type Language } from '../../../src/shared/i18n/locale.ts';

/** The fixed cases of a language, as this browser formats them; Chromium's own `Intl` has no Albanian. */
function Cases({ language }: { language: Language }) {
  return (
    <table>
      <caption>{language}</caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">ICU</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        {formatCases(language).map((entry) => (
          <tr key={`${entry.kind} ${JSON.stringify(entry.input)}`}>
            <td>{JSON.stringify(entry.input)}</td>
            <td>{entry.expected}</td>
            <td>{runFormatCase(language, entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = { title: 'shared/i18n/Formats', component: Cases } satisfies Meta<typeof Cases>;
export default meta;

type Story = StoryObj<typeof meta>;

const check: Story['play'] = async ({ args }) => {
  const cases = formatCases(args.language);
  await expect(cases).toHaveLength(200);
  // one comparison: each call of expect is recorded for the panel
  const say = (result: (entry: (typeof cases)[number]) => string) =>
    cases.map((entry) => `${entry.kind}: ${result(entry)}`).join('\n');
  await expect(say((entry) => runFormatCase(args.language, entry))).toBe(say(({ expected }) => expected));
  await expect(LANGUAGES).toContain(args.language);
};

export const English: Story = { args: { language: 'en' }, play: check };
export const Albanian: Story = { args: { language: 'sq' }, play: check };
