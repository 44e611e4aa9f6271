import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Pencil, X } from 'lucide-react';
import { IconButton } from '../../../src/shared/ui/icon-button.tsx';
import { Inline } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Inline>
      <IconButton aria-label="Close">
        <X size={22} />
      </IconButton>
      <IconButton aria-label="Bookmark" aria-pressed>
        <Bookmark size={22} />
      </IconButton>
      <IconButton aria-label="Edit" variant="raised">
        <Pencil size={22} />
      </IconButton>
      <IconButton aria-label="Edit (not now)" disabled>
        <Pencil size={22} />
      </IconButton>
    </Inline>
  ),
};
