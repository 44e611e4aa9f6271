import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Inline, Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj;

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export const Matrix: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>Book</Button>
          <Button variant={variant} icon={<Plus size={20} />}>
            Add court
          </Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Saving
          </Button>
        </Inline>
      ))}
      <Button block>As wide as its place</Button>
    </Stack>
  ),
};

const press = fn();

export const LoadingIgnoresPresses: Story = {
  render: () => (
    <Button loading onClick={press}>
      Book
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: 'Book' });
    await userEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
