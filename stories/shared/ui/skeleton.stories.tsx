import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../../src/shared/ui/stack.tsx';
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx';

const meta = { title: 'shared/ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack aria-busy>
      <Skeleton shape="box" height={180} />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Inline>
        <Skeleton shape="circle" width={44} height={44} />
        <Skeleton shape="pill" width={96} height={44} />
      </Inline>
    </Stack>
  ),
};
