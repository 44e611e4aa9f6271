import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OneTimeCode } from '../../../src/shared/ui/one-time-code.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/OneTimeCode', component: OneTimeCode } satisfies Meta<typeof OneTimeCode>;
export default meta;

const field = () => screen.getByRole('textbox', { name: 'Code' });

const matrix: PartMatrix = {
  states: {
    empty: (say) => <OneTimeCode label={say('Code', 'Kodi')} />,
    'half typed': (say) => (
      <OneTimeCode
        label={say('Half typed', 'Përgjysmë')}
        hint={say('We have sent 6 digits', 'Të dërguam 6 shifra')}
        defaultValue="123"
      />
    ),
    wrong: (say) => (
      <OneTimeCode
        label={say('Wrong', 'I gabuar')}
        error={say('The code is not right.', 'Kodi nuk është i saktë.')}
        defaultValue="654321"
      />
    ),
    'on its way': (say) => <OneTimeCode label={say('On its way', 'Po dërgohet')} defaultValue="123456" readOnly />,
    'four digits': (say) => <OneTimeCode label={say('Four digits', 'Katër shifra')} length={4} defaultValue="0042" />,
    'eight digits': (say) => (
      <OneTimeCode label={say('Eight digits', 'Tetë shifra')} length={8} defaultValue="12345678" />
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getAllByRole('textbox')).toHaveLength(6); // one each, not one a digit
    const code = en.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('maxlength', '6');
    await expect(en.getByLabelText('Wrong')).toBeInvalid();
    await expect(sq.getByLabelText('I gabuar')).toHaveAccessibleDescription('Kodi nuk është i saktë.');
    // the digits stay where their boxes are
    for (const field of en.getAllByRole('textbox')) await expect(field.scrollLeft).toBe(0);
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

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
