import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OneTimeCode } from '../../../src/shared/ui/one-time-code.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/OneTimeCode', component: OneTimeCode } satisfies Meta<typeof OneTimeCode>;
export default meta;

const field = () => screen.getByRole('textbox', { name: 'Code' });

const matrix = () => (
  <Stack>
    <OneTimeCode label="Code" />
    <OneTimeCode label="Half typed" hint="We have sent 6 digits" defaultValue="123" />
    <OneTimeCode label="Wrong" error="The code is not right." defaultValue="654321" />
    <OneTimeCode label="On its way" defaultValue="123456" readOnly />
    <OneTimeCode label="Four digits" length={4} defaultValue="0042" />
    <OneTimeCode label="Eight digits" length={8} defaultValue="12345678" />
  </Stack>
);

export const Matrix = partStory({
  render: matrix,
  play: async () => {
    await expect(screen.getAllByRole('textbox')).toHaveLength(6); // one each, not one a digit
    await expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field()).toHaveAttribute('inputmode', 'numeric');
    await expect(field()).toHaveAttribute('maxlength', '6');
    await expect(screen.getByLabelText('Wrong')).toBeInvalid();
    await expect(screen.getByLabelText('Wrong')).toHaveAccessibleDescription('The code is not right.');
    // the digits stay where their boxes are
    for (const code of screen.getAllByRole('textbox')) await expect(code.scrollLeft).toBe(0);
  },
});

export const OnADesktop = partStory({ wide: true, language: 'sq', render: matrix });

const completed = fn();

export const TypedAndPasted = partStory({
  render: () => <OneTimeCode label="Code" onComplete={completed} />,
  play: async ({ userEvent }) => {
    completed.mockClear();
    await userEvent.type(field(), '12345');
    await expect(completed).not.toHaveBeenCalled();
    await userEvent.type(field(), '6');
    await expect(completed.mock.calls).toEqual([['123456']]);
    await expect(field().scrollLeft).toBe(0);
    await userEvent.paste('Fusha: 654 321');
    await expect(field()).toHaveValue('654321');
    await userEvent.paste('654321');
    await expect(completed.mock.calls).toEqual([['123456'], ['654321'], ['654321']]);
    await userEvent.clear(field());
    await userEvent.type(field(), '12345a');
    await expect(completed).toHaveBeenCalledTimes(3);
  },
});
