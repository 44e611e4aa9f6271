import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerButtons } from '../../../src/shared/ui/answer-buttons.tsx';
import { Inline, Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/AnswerButtons', component: AnswerButtons } satisfies Meta<typeof AnswerButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = { texts: { accept: 'Accept', decline: 'Decline' }, answering: null, onAnswer: fn() };

export const Matrix: Story = {
  args,
  render: (props) => (
    <Stack>
      {([null, 'accept', 'decline'] as const).map((answering) => (
        <Inline key={answering}>
          <AnswerButtons {...props} answering={answering} />
        </Inline>
      ))}
    </Stack>
  ),
};

/** While one answer is on its way, neither can be pressed. */
export const Answering: Story = {
  args: { ...args, answering: 'decline', onAnswer: fn() },
  play: async ({ args: { onAnswer }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(onAnswer).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  args: { ...args, onAnswer: fn() },
  play: async ({ args: { onAnswer }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onAnswer).toHaveBeenCalledOnce();
    await expect(onAnswer).toHaveBeenCalledWith('accept');
  },
};
