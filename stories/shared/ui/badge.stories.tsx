import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from 'lucide-react';
import { Badge } from '../../../src/shared/ui/badge.tsx';
import { Inline } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj;

const tones = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const;

export const Matrix: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="accent" icon={<Radio size={14} />}>
        Live 2 : 1
      </Badge>
      <Badge tone="danger" icon="none">
        No mark
      </Badge>
    </Inline>
  ),
};
