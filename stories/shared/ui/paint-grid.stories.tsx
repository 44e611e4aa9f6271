import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { PaintGrid, PaintStrip } from '../../../src/shared/ui/paint-grid.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/PaintGrid', component: PaintGrid } satisfies Meta<typeof PaintGrid>;
export default meta;

const HOURS = Array.from({ length: 18 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);
const DAYS = [
  ['Mon', 'Monday', 'hën', 'e hënë'],
  ['Tue', 'Tuesday', 'mar', 'e martë'],
  ['Wed', 'Wednesday', 'mër', 'e mërkurë'],
  ['Thu', 'Thursday', 'enj', 'e enjte'],
  ['Fri', 'Friday', 'pre', 'e premte'],
  ['Sat', 'Saturday', 'sht', 'e shtunë'],
  ['Sun', 'Sunday', 'die', 'e diel'],
] as const;
const english: Say = (en) => en;

interface ShownProps {
  say?: Say;
  label: string;
  begin?: readonly number[];
}

function Strip({ label, begin, errorId }: ShownProps & { errorId?: string }) {
  const [painted, setPainted] = useState<ReadonlySet<number>>(new Set(begin));
  const cells = HOURS.map((text) => ({ label: text, name: `${label} ${text}` }));
  return <PaintStrip label={label} cells={cells} errorId={errorId} painted={painted} onPaint={setPainted} />;
}

function Grid({
  say = english,
  label,
  begin,
  hours = 6,
  marked = -1,
}: ShownProps & { hours?: number; marked?: number }) {
  const [painted, setPainted] = useState<ReadonlySet<number>>(new Set(begin));
  return (
    <PaintGrid
      label={label}
      columns={DAYS.map(([short, , shortSq], index) => ({
        label: say(short, shortSq),
        action: say(`${short}: whole day`, `${shortSq}: gjithë dita`),
        marked: index === marked,
      }))}
      rows={HOURS.slice(0, hours)}
      cellName={(row, column) => `${say(DAYS[column]?.[1] ?? '', DAYS[column]?.[3] ?? '')}, ${HOURS[row]}`}
      painted={painted}
      onPaint={setPainted}
    />
  );
}

const matrix: PartMatrix = {
  states: {
    'a strip': (say) => <Strip label={say('Open hours', 'Orët e hapura')} begin={[2, 3, 4, 5, 6]} />,
    'an empty strip with an error': (say) => (
      <>
        <Strip label={say('No hours', 'Asnjë orë')} errorId={say('wrong-en', 'wrong-sq')} />
        <p id={say('wrong-en', 'wrong-sq')}>{say('Choose at least 5', 'Zgjidh të paktën 5')}</p>
      </>
    ),
    'a grid': (say) => <Grid say={say} label={say('Week', 'Java')} begin={[7, 8, 9, 14, 15, 16]} />,
    'a column that differs': (say) => <Grid say={say} label={say('Marked', 'E veçantë')} marked={0} begin={[1, 2]} />,
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const cell = (name: string) => screen.getByRole('button', { name });
/** The cells that are on, in order. */
const painted = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));

export const Presses = partStory({
  render: () => <Grid label="Week" begin={[8]} />,
  play: async ({ userEvent }) => {
    await expect(painted()).toEqual(['Tuesday, 07:00']);
    await userEvent.click(cell('Monday, 06:00'));
    await expect(painted()).toEqual(['Monday, 06:00', 'Tuesday, 07:00']);
    await userEvent.click(cell('Tuesday, 07:00'));
    await expect(painted()).toEqual(['Monday, 06:00']);
    const sunday = screen.getByRole('button', { name: 'Sun: whole day' });
    await userEvent.click(sunday);
    await expect(painted()).toHaveLength(7);
    await userEvent.click(sunday);
    await expect(painted()).toEqual(['Monday, 06:00']);
  },
});

/** The middle of a cell, as a pointer over it has it. */
const over = (name: string) => {
  const { left, top, width, height } = cell(name).getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const Drags = partStory({
  render: () => <Grid label="Week" />,
  play: async ({ userEvent }) => {
    await fireEvent.pointerDown(cell('Monday, 06:00'), { button: 0 });
    await fireEvent.pointerMove(window, over('Wednesday, 07:00'));
    await waitFor(() => expect(painted()).toHaveLength(6));
    await fireEvent.pointerMove(window, over('Tuesday, 06:00'));
    await waitFor(() => expect(painted()).toEqual(['Monday, 06:00', 'Tuesday, 06:00']));
    await fireEvent.pointerUp(window);
    await fireEvent.pointerMove(window, over('Sunday, 11:00'));
    await userEvent.click(cell('Friday, 06:00'));
    await expect(painted()).toEqual(['Monday, 06:00', 'Tuesday, 06:00', 'Friday, 06:00']);
  },
});

/** The browser takes the gesture for scrolling. */
export const ScrollsInstead = partStory({
  render: () => <Grid label="Week" begin={[0]} />,
  play: async () => {
    await fireEvent.pointerDown(cell('Tuesday, 06:00'), { button: 0 });
    await expect(painted()).toHaveLength(2);
    await fireEvent.pointerCancel(window);
    await expect(painted()).toEqual(['Monday, 06:00']);
  },
});

export const Keys = partStory({
  render: () => <Grid label="Week" />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(cell('Monday, 06:00')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(cell('Wednesday, 07:00')).toHaveFocus();
    await expect(painted()).toHaveLength(6);
    // the next one with Shift begins anew: it carries on the state of its own first cell
    await userEvent.keyboard('{ArrowDown} {Enter}');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(painted()).toHaveLength(5);
    await expect(cell('Wednesday, 07:00')).toHaveAttribute('aria-pressed', 'false');
    // one stop for Tab
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const KeysOnAStrip = partStory({
  render: () => <Strip label="Hour" />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Shift>}{End}{/Shift}');
    await expect(painted()).toHaveLength(18);
    await userEvent.keyboard(' ');
    await expect(painted()).toHaveLength(17);
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    await expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  },
});
