import type { Meta } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { NumberStepper } from '../../../src/shared/ui/number-stepper.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/NumberStepper', component: NumberStepper } satisfies Meta<typeof NumberStepper>;
export default meta;

const field = () => screen.getByRole('spinbutton', { name: 'Weeks' });
const more = () => screen.getByRole('button', { name: 'Increase: Weeks' });
const less = () => screen.getByRole('button', { name: 'Decrease: Weeks' });

const matrix: PartMatrix = {
  states: {
    chosen: (say) => (
      <NumberStepper
        label={say('Weeks', 'Javë')}
        hint={say('Every Tuesday', 'Çdo të martë')}
        defaultValue={8}
        min={2}
        max={26}
      />
    ),
    'at the least': (say) => <NumberStepper label={say('Courts', 'Fusha')} defaultValue={2} min={2} max={26} />,
    'too many': (say) => <NumberStepper label={say('Too many', 'Tepër')} defaultValue={30} min={2} max={26} />,
    error: (say) => (
      <NumberStepper
        label={say('Players', 'Lojtarë')}
        error={say('Players are required.', 'Lojtarët janë të detyrueshëm.')}
        min={1}
        max={30}
        required
      />
    ),
    disabled: (say) => <NumberStepper label={say('Guests', 'Të ftuar')} defaultValue={8} min={2} max={26} disabled />,
  },
  play: async ({ en, sq }) => {
    await expect(en.getByLabelText('Weeks')).toHaveAccessibleDescription('Every Tuesday');
    await expect(en.getByLabelText('Too many')).toHaveAccessibleDescription('Type a whole number from 2 to 26.');
    await expect(sq.getByLabelText('Tepër')).toHaveAccessibleDescription(
      'Shkruaj një numër të plotë nga 2 deri në 26.',
    );
    await expect(sq.getAllByRole('button', { name: 'Rrit: Javë' })).toHaveLength(1);
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const picked = fn();

export const KeysAndButtons = partStory({
  render: () => <NumberStepper label="Weeks" min={2} max={26} step={2} onPick={picked} />,
  play: async ({ userEvent }) => {
    picked.mockClear();
    await userEvent.tab();
    for (const [keys, value] of [
      ['{ArrowUp}', '2'], // an empty field begins at the least
      ['{ArrowDown}', '2'],
      ['{ArrowUp}', '4'],
      ['{PageUp}', '24'],
      ['{PageUp}', '26'],
      ['{PageDown}', '6'],
      ['{End}', '26'],
      ['{Home}', '2'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(field()).toHaveValue(value);
      await expect(field()).toHaveAttribute('aria-valuenow', value);
    }
    await expect(less()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less());
    await expect(field()).toHaveValue('2');
    await userEvent.click(more());
    await expect(field()).toHaveValue('4');
    await expect(picked.mock.calls.flat()).toEqual([2, 4, 24, 26, 6, 26, 2, 4]);
  },
});

export const Typed = partStory({
  render: () => <NumberStepper label="Weeks" min={2} max={26} onPick={picked} />,
  play: async ({ userEvent }) => {
    picked.mockClear();
    for (const [typed, message] of [
      ['12', ''],
      ['27', 'Type a whole number from 2 to 26.'],
      ['1', 'Type a whole number from 2 to 26.'],
      ['2.5', 'Type a whole number from 2 to 26.'],
      ['ten', 'Type a whole number from 2 to 26.'],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      await userEvent.tab();
      await expect(field()).toHaveValue(typed);
      await expect(field()).toHaveAccessibleDescription(message);
    }
    await userEvent.clear(field());
    await userEvent.type(field(), '27');
    await userEvent.click(less());
    await expect(field()).toHaveValue('26');
    await expect(field()).toHaveAccessibleDescription('');
  },
});

const sent = fn();

function AForm() {
  const { register, handleSubmit } = useForm<{ weeks: number }>({ defaultValues: { weeks: 8 } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <Stack>
        <NumberStepper label="Weeks" {...register('weeks')} min={2} max={26} />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

/** What a schema sees: a number, or text where it is none that may be chosen. */
export const Registered = partStory({
  render: () => <AForm />,
  play: async ({ userEvent }) => {
    sent.mockClear();
    const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(field()).toHaveValue('8');
    await userEvent.click(more());
    await send();
    await userEvent.clear(field());
    await userEvent.type(field(), '40');
    await send();
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ weeks: 9 }], [{ weeks: '40' }]]));
  },
});
