import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from '../../../src/shared/ui/error-state.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <ErrorState
        title="The venues could not be loaded."
        message="Check your connection."

        onRetry={fn()}
      />
      <ErrorState title="The venues could not be loaded." onRetry={fn()} retrying />
      <ErrorState title="This page does not exist." />
    </Stack>
  ),
};
