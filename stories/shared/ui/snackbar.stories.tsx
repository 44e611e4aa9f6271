import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Snackbar, SnackbarRegion } from '../../../src/shared/ui/snackbar.tsx';

const meta = { title: 'shared/ui/Snackbar', component: Snackbar } satisfies Meta<typeof Snackbar>;
export default meta;

type Story = StoryObj;

const close = fn();

export const Matrix: Story = {
  render: () => (
    <SnackbarRegion>
      <Snackbar message="A new result is in." onClose={close} />
      <Snackbar
        color="success"
        message="Booked."
        actions={[{ label: 'Show booking', onClick: fn() }]}

        onClose={close}
      />
      <Snackbar
        color="error"
        title="No access"
        message="You do not have permission to access that page."

        onClose={close}
      />
    </SnackbarRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You do not have permission to access that page.');
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
};
