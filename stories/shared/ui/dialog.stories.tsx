import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Dialog } from '../../../src/shared/ui/dialog.tsx';
import { TextField } from '../../../src/shared/ui/text-field.tsx';

const meta = { title: 'shared/ui/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj;

function Confirmation({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel booking</Button>
      {open && (
        <Dialog
          role="alertdialog"
          title="Delete Confirmation"
          onClose={close}
          busy={busy}
          actions={
            <>
              <Button variant="secondary" onClick={close} disabled={busy} data-autofocus>
                No
              </Button>
              <Button variant="danger" loading={busy}>
                Delete
              </Button>
            </>
          }
        >
          <p>Are you sure you want to delete this item? This action cannot be undone.</p>
        </Dialog>
      )}
    </>
  );
}

export const WithAField: Story = {
  render: () => (
    <Dialog title="Book court 1" onClose={fn()} closeButton actions={<Button>Book</Button>}>
      <TextField label="Note" hint="For the venue" />
    </Dialog>
  ),
};

export const Wide: Story = {
  render: () => (
    <Dialog title="Rules" onClose={fn()} closeButton wide>
      <p>Boots with metal studs are not allowed on artificial grass.</p>
    </Dialog>
  ),
};

export const EscapeClosesAndFocusReturns: Story = {
  render: () => <Confirmation />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel booking' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('alertdialog', { name: 'Delete Confirmation' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const BackdropCloses: Story = {
  render: () => <Confirmation />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    const dialog = canvas.getByRole('alertdialog');
    await userEvent.click(canvas.getByText(/cannot be undone/));
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const BusyStaysOpen: Story = {
  render: () => <Confirmation busy />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    const dialog = canvas.getByRole('alertdialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
  },
};
