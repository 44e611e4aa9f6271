import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/shared/ui/button.tsx';
import { EmptyState } from '../../../src/shared/ui/empty-state.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <EmptyState action={<Button>Find a court</Button>} hint="A court that you book appears here.">
        No bookings yet
      </EmptyState>
      <EmptyState drawing="calendar" action={<Button variant="secondary">Create event</Button>}>
        No games this week.
      </EmptyState>
      <EmptyState drawing="search" action={<Button variant="secondary">Clear filters</Button>}>
        No venue fits these filters.
      </EmptyState>
      <EmptyState drawing="people">Nobody has joined yet.</EmptyState>
    </Stack>
  ),
};
