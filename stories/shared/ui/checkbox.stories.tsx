import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../../src/shared/ui/checkbox.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Parking" />
      <Checkbox label="Showers" defaultChecked hint="Two or more" />
      <Checkbox label="I have read the rules" error="This field is required" />
      <Checkbox label="Cafe" disabled />
    </Stack>
  ),
};
