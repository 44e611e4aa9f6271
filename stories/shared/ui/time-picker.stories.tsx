import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '../../../src/shared/ui/card.tsx';
import { TimeList } from '../../../src/shared/ui/time-list.tsx';
import { TimePicker } from '../../../src/shared/ui/time-picker.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/TimePicker', component: TimePicker } satisfies Meta<typeof TimePicker>;
export default meta;

const field = () => screen.getByRole('textbox', { name: 'Begin' });

const matrix: PartMatrix = {
  states: {
    chosen: (say) => <TimePicker label={say('Begin', 'Fillimi')} defaultValue="19:30" />,
    empty: (say) => (
      <TimePicker
        label={say('Doors', 'Hyrja')}
        hint={say('Before the first match', 'Para ndeshjes së parë')}
        optional
      />
    ),
    error: (say) => (
      <TimePicker
        label={say('End', 'Mbarimi')}
        error={say('End is required.', 'Mbarimi është i detyrueshëm.')}
        required
      />
    ),
    'too late': (say) => (
      <TimePicker label={say('Too late', 'Tepër vonë')} defaultValue="23:30" min="08:00" max="22:00" />
    ),
    'no time': (say) => <TimePicker label={say('No time', 'Pa orë')} defaultValue="noon" />,
    disabled: (say) => <TimePicker label={say('Until', 'Deri në')} defaultValue="19:30" disabled />,
    'list alone': (say) => (
      <Card>
        <TimeList label={say('Times', 'Orët')} times={['18:00', '19:00', '20:00']} value="19:00" onChoose={fn()} />
      </Card>
    ),
  },
  opens: { control: (pane) => pane.getAllByRole('button')[0]!, role: 'dialog' },
  play: async ({ en, sq }) => {
    await expect(en.getByLabelText('Begin')).toHaveValue('19:30');
    await expect(en.getByLabelText('Too late')).toHaveAccessibleDescription('Choose 22:00 or earlier.');
    await expect(en.getByLabelText('No time')).toHaveAccessibleDescription('This is not a time. Type it as 19:30.');
    await expect(sq.getByLabelText('Tepër vonë')).toHaveAccessibleDescription('Zgjidh orën 22:00 ose më herët.');
    await expect(sq.getByLabelText('Pa orë')).toHaveAccessibleDescription('Kjo nuk është orë. Shkruaje si 19:30.');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const picked = fn();

export const Typed = partStory({
  render: () => <TimePicker label="Begin" min="08:00" max="24:00" onPick={picked} />,
  play: async ({ userEvent }) => {
    picked.mockClear();
    for (const [typed, shown, message] of [
      ['9.15', '09:15', ''],
      ['19:61', '19:61', 'This is not a time. Type it as 19:30.'],
      ['7:45', '07:45', 'Choose 08:00 or later.'],
      ['2400', '24:00', ''],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      await expect(field()).toHaveAccessibleDescription('');
      await userEvent.tab();
      await expect(field()).toHaveValue(shown);
      await expect(field()).toHaveAccessibleDescription(message);
    }
    await expect(picked.mock.calls.flat().filter((time) => time !== null)).toEqual(['09:15', '24:00']);
  },
});

export const Keyboard = partStory({
  render: () => <TimePicker label="Begin" defaultValue="19:10" min="08:00" max="22:00" />,
  play: async ({ userEvent }) => {
    const option = (name: string) => screen.getByRole('option', { name });
    const opener = screen.getByRole('button', { name: 'Open the list of times' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(option('19:30')).toHaveFocus(); // the step after 19:10
    for (const [key, name] of [
      ['{ArrowDown}', '20:00'],
      ['{ArrowUp}', '19:30'],
      ['{End}', '22:00'],
      ['{ArrowDown}', '22:00'],
      ['{Home}', '08:00'],
      ['{ArrowUp}', '08:00'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(option(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(field()).toHaveValue('19:10');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(opener).toHaveFocus();
    await expect(field()).toHaveValue('20:00');
    await userEvent.keyboard('{Enter}');
    await expect(option('20:00')).toHaveAttribute('aria-selected', 'true');
  },
});

function Bare() {
  const [time, setTime] = useState<string | null>(null);
  return (
    <Card>
      <TimeList label="Begin" times={['18:00', '19:00', '20:00']} value={time} onChoose={setTime} />
    </Card>
  );
}

/** Within another panel. */
export const ListAlone = partStory({
  render: () => <Bare />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('19:00');
  },
});
