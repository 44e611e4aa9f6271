import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogRow } from '../../../src/shared/ui/dialog-row.tsx';
import { ListRows } from '../../../src/shared/ui/list-row.tsx';

export default { title: 'shared/ui/DialogRow' } satisfies Meta;

function Page() {
  return (
    <ListRows label="Settings">
      <DialogRow icon={null} title="Add another club" dialogTitle="Add a club" name="club" busy={false} height={200}>
        <p>The form</p>
      </DialogRow>
    </ListRows>
  );
}

/** The row opens the dialog by the address, and closing it gives the focus back. */
export const Opening: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Add another club' });
    await userEvent.click(row);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a club' }));
    await expect(dialog.getByText('The form')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};
