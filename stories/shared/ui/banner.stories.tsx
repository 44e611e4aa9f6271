import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../../../src/shared/ui/banner.tsx';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj;

const dismissed = fn();

function Banners() {
  return (
    <Stack>
      <Banner
        action={
          <Button variant="ghost" size="sm">
            Verify
          </Button>
        }
      >
        Verify your phone number to book.
      </Banner>
      <Banner tone="success" title="Booked" onDismiss={dismissed}>
        Fusha 1, Thu, Nov 26, 17:00.
      </Banner>
      <Banner
        tone="warning"
        action={
          <Button variant="ghost" size="sm">
            See bookings
          </Button>
        }
        onDismiss={dismissed}
      >
        Your weekly booking ends on December 28. After that the court is free for others.
      </Banner>
      <Banner tone="danger">The venue cancelled this booking.</Banner>
    </Stack>
  );
}

export const Matrix: Story = {
  render: () => <Banners />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The venue cancelled this booking.');
    dismissed.mockClear();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close message' })[0]!); // two are there
    await expect(dismissed).toHaveBeenCalledOnce();
  },
};

export const DarkOnAPhone: Story = {
  globals: { theme: 'dark', language: 'sq', viewport: { value: 'phone' } },
  render: () => <Banners />,
};
