import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { TextAreaField } from '../../../src/shared/ui/text-area-field.tsx';
import { TextField } from '../../../src/shared/ui/text-field.tsx';

const meta = { title: 'shared/ui/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <TextField label="Name" defaultValue="Fusha e Re" />
      <TextField label="Search venues" type="search" start={<Search size={20} />} placeholder="Tirana" />
      <TextField label="Website" optional hint="Shown on the venue's page" />
      <TextField label="Price" inputMode="numeric" end="ALL" error="Price is required." />
      <TextField label="Code" defaultValue="123456" disabled />
      <TextAreaField label="About" hint="2000 characters at most" />
    </Stack>
  ),
};

export const ErrorIsDescribed: Story = {
  render: () => <TextField label="Name" hint="As on the sign" error="Name is required." />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('As on the sign Name is required.');
  },
};
