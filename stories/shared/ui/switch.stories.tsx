import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { Switch } from '../../../src/shared/ui/switch.tsx';

const meta = { title: 'shared/ui/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Switch label="Every week" />
      <Switch label="Notifications" defaultChecked hint="Bookings, games and results" />
      <Switch label="Online bookings" hint="Players book by themselves" error="There is no court yet." />
      <Switch label="Not now" disabled />
      <Switch label="Always" disabled defaultChecked />
    </Stack>
  ),
};

export const Keyboard: Story = {
  render: () => <Switch label="Every week" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Every week' })).toBeChecked();
  },
};
