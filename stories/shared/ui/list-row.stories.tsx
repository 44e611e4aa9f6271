import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Languages, LogOut, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../../src/shared/ui/badge.tsx';
import { ListRow, ListRows } from '../../../src/shared/ui/list-row.tsx';
import { Avatar } from '../../../src/shared/ui/monogram.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/ListRow', component: ListRow } satisfies Meta<typeof ListRow>;
export default meta;

type Story = StoryObj;

const signOut = fn();

function Rows() {
  return (
    <>
      <ListRows label="Account">
        <ListRow icon={<Avatar id={1} name="Arta Hoxha" />} title="Arta Hoxha" meta="+355 69 000 0001" to="/profile" />
        <ListRow icon={<Languages size={22} />} title="Language" value="English" to="/language" />
        <ListRow icon={<Bell size={22} />} title="Notifications" value={<Badge>3</Badge>} to="/notifications" />
        <ListRow title="Member since" value="2024" />
        <ListRow title="Two-step sign-in" meta="Needs a phone number" onClick={fn()} disabled />
        <ListRow icon={<LogOut size={22} />} title="Sign out" onClick={signOut} />
        <ListRow icon={<Trash2 size={22} />} title="Delete account" onClick={fn()} danger />
      </ListRows>
      <output>{useLocation().pathname}</output>
    </>
  );
}

export const Matrix: Story = {
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(7);
    for (const row of rows) {
      const { height } = row.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(56);
      await expect(height).toBeLessThanOrEqual(88);
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Language English' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('/language');
    signOut.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Two-step/ })).toBeDisabled();
  },
};

/** With text at 200 % the value goes below the title, and nothing is wider than the screen. */
export const LargeTextOnAPhone: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  render: () => <Rows />,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const AlbanianOnAPhone: Story = partStory({
  language: 'sq',
  render: () => (
    <ListRows label="Llogaria">
      <ListRow icon={<Languages size={22} />} title="Gjuha" value="Shqip" to="/gjuha" />
      <ListRow icon={<Bell size={22} />} title="Njoftimet" value={<Badge>3</Badge>} to="/njoftimet" />
      <ListRow icon={<Trash2 size={22} />} title="Fshi llogarinë" onClick={fn()} danger />
    </ListRows>
  ),
});
