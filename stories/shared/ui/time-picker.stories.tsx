import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '../../../src/shared/ui/card.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { TimeList } from '../../../src/shared/ui/time-list.tsx';
import { TimePicker } from '../../../src/shared/ui/time-picker.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/TimePicker', component: TimePicker } satisfies Meta<typeof TimePicker>;
export default meta;

const field = () => screen.getByRole('textbox', { name: 'Begin' });

const matrix = () => (
  <Stack>
    <TimePicker label="Begin" defaultValue="19:30" />
    <TimePicker label="Doors" hint="Before the first match" optional />
    <TimePicker label="End" error="End is required." required />
    <TimePicker label="Too late" defaultValue="23:30" min="08:00" max="22:00" />
    <TimePicker label="No time" defaultValue="noon" />
    <TimePicker label="Disabled" defaultValue="19:30" disabled />
  </Stack>
);

export const Matrix = partStory({
  render: matrix,
  play: async () => {
    await expect(field()).toHaveValue('19:30');
    await expect(screen.getByLabelText('Too late')).toHaveAccessibleDescription('Choose 22:00 or earlier.');
    await expect(screen.getByLabelText('No time')).toHaveAccessibleDescription('This is not a time. Type it as 19:30.');
  },
});

export const MatrixInAlbanian = partStory({
  language: 'sq',
  wide: true,
  render: matrix,
  play: async () => {
    await expect(screen.getByLabelText('Too late')).toHaveAccessibleDescription('Zgjidh orën 22:00 ose më herët.');
    await expect(screen.getByLabelText('No time')).toHaveAccessibleDescription('Kjo nuk është orë. Shkruaje si 19:30.');
  },
});

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

export const OpenOnADesktop = partStory({
  wide: true,
  render: () => <TimePicker label="Begin" defaultValue="19:00" />,
  play: async ({ userEvent }) => userEvent.click(screen.getByRole('button', { name: 'Open the list of times' })),
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
