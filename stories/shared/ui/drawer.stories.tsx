import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Drawer } from '../../../src/shared/ui/drawer.tsx';

const meta = { title: 'shared/ui/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj;

const close = fn();

export const Open: Story = {
  render: () => (
    <Drawer title="Menu" onClose={close}>
      <Button variant="ghost" block>
        Settings
      </Button>
    </Drawer>
  ),
  play: async ({ canvas, userEvent }) => {
    close.mockClear();
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};
