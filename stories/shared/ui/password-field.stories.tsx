import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '../../../src/shared/ui/password-field.tsx';

const meta = { title: 'shared/ui/PasswordField', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj;

export const ShowAndHide: Story = {
  render: () => <PasswordField label="Password" autoComplete="current-password" defaultValue="a secret" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
