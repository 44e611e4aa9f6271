import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ChoiceRow } from '../../../src/shared/ui/choice-row.tsx';
import { ListRows } from '../../../src/shared/ui/list-row.tsx';

const meta = {
  title: 'shared/ui/ChoiceRow',
  component: ChoiceRow,
  // served by a development server, the code may take longer than a story waits
  loaders: [() => import('../../../src/shared/ui/floating-parts.ts')],
} satisfies Meta<typeof ChoiceRow>;
export default meta;

type Story = StoryObj;

function LanguageChoice() {
  const [language, setLanguage] = useState<'en' | 'sq'>('en');
  return (
    <ListRows label="Settings">
      <ChoiceRow
        icon={<Languages size={22} />}
        title="Language"
        choices={[
          { value: 'en', label: 'English' },
          { value: 'sq', label: 'Shqip', lang: 'sq-AL' },
        ]}
        value={language}
        onChange={setLanguage}
      />
    </ListRows>
  );
}

const open = async (click: (element: Element) => Promise<void>) => {
  await click(screen.getByRole('button', { name: 'Language English' }));
  return within(await screen.findByRole('dialog', { name: 'Language' }));
};

/** The choices are large enough for a thumb, and the present one has the focus. */
export const Open: Story = {
  render: () => <LanguageChoice />,
  play: async ({ userEvent }) => {
    const panel = await open(userEvent.click);
    await waitFor(() => expect(panel.getByRole('radio', { name: 'English' })).toHaveFocus());
    await expect(panel.getByRole('radio', { name: 'English' })).toBeChecked();
    for (const radio of panel.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark', viewport: { value: 'phone' } } };

/** A press chooses and closes; the focus is on the row again. */
export const ByPointer: Story = {
  render: () => <LanguageChoice />,
  play: async ({ userEvent }) => {
    const panel = await open(userEvent.click);
    await userEvent.click(panel.getByRole('radio', { name: 'Shqip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Language Shqip' })).toHaveFocus());
  },
};

/** An arrow key chooses and leaves the panel open. */
export const ByKeyboard: Story = {
  render: () => <LanguageChoice />,
  play: async ({ userEvent }) => {
    screen.getByRole('button', { name: 'Language English' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Shqip' })).toBeChecked());
    await expect(screen.getByRole('dialog', { name: 'Language' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Language Shqip' })).toHaveFocus());
  },
};
