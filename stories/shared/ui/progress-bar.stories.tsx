import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '../../../src/shared/ui/progress-bar.tsx';

const meta = { title: 'shared/ui/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj;

export const Half: Story = { render: () => <ProgressBar value={50} /> };

export const Idle: Story = { render: () => <ProgressBar value={null} /> };
