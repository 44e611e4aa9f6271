import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '../../../src/shared/ui/date-field.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/DateField', component: DateField } satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <DateField label="Date" defaultValue="2026-11-26" min="2026-11-21" />
      <DateField label="Last day" error="Date cannot be in the past." defaultValue="2026-01-01" />
      <DateField label="First day" disabled />
    </Stack>
  ),
};
