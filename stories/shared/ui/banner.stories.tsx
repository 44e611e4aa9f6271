import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../../../src/shared/ui/banner.tsx';
import { Button } from '../../../src/shared/ui/button.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

const matrix: PartMatrix = {
  states: {
    'a step to take': (say) => (
      <Banner
        action={
          <Button variant="ghost" size="sm">
            {say('Verify', 'Verifiko')}
          </Button>
        }
      >
        {say('Verify your phone number to book.', 'Verifiko numrin e telefonit për të rezervuar.')}
      </Banner>
    ),
    'success with a title, can be closed': (say) => (
      <Banner tone="success" title={say('Booked', 'U rezervua')} onDismiss={fn()}>
        {say('Fusha 1, Thu, Nov 26, 17:00.', 'Fusha 1, enj 26 nën, 17:00.')}
      </Banner>
    ),
    'warning with all of it': (say) => (
      <Banner
        tone="warning"
        action={
          <Button variant="ghost" size="sm">
            {say('See bookings', 'Shiko rezervimet')}
          </Button>
        }
        onDismiss={fn()}
      >
        {say(
          'Your weekly booking ends on December 28. After that the court is free for others.',
          'Rezervimi yt javor mbaron më 28 dhjetor. Pas kësaj fusha është e lirë për të tjerët.',
        )}
      </Banner>
    ),
    danger: (say) => (
      <Banner tone="danger">{say('The venue cancelled this booking.', 'Qendra e anuloi këtë rezervim.')}</Banner>
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getAllByRole('status')).toHaveLength(3);
    await expect(en.getByRole('alert')).toHaveTextContent('The venue cancelled this booking.');
    await expect(sq.getAllByRole('button', { name: 'Mbyll mesazhin' })).toHaveLength(2);
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const dismissed = fn();

export const Closed: StoryObj = partStory({
  render: () => <Banner onDismiss={dismissed}>Fusha 1 is free again.</Banner>,
  play: async ({ canvas, userEvent }) => {
    dismissed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(dismissed).toHaveBeenCalledOnce();
  },
});
