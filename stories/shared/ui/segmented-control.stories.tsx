import type { Meta } from '@storybook/react-vite';
import { List, Map } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '../../../src/shared/ui/segmented-control.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/SegmentedControl', component: SegmentedControl } satisfies Meta<
  typeof SegmentedControl
>;
export default meta;

const parts = (say: Say) =>
  [
    { value: 'morning', label: say('Morning', 'Paradite') },
    { value: 'afternoon', label: say('Afternoon', 'Pasdite') },
    { value: 'evening', label: say('Evening', 'Mbrëmje') },
  ] as const;
const views = (say: Say) =>
  [
    { value: 'list', label: say('List', 'Listë'), icon: <List size={18} /> },
    { value: 'map', label: say('Map', 'Hartë'), icon: <Map size={18} />, disabled: true },
  ] as const;

const matrix: PartMatrix = {
  states: {
    'first of three': (say) => (
      <SegmentedControl
        label={say('Part of the day', 'Pjesa e ditës')}
        segments={parts(say)}
        value="morning"
        onChange={fn()}
      />
    ),
    'last of three': (say) => (
      <SegmentedControl
        label={say('Time of the game', 'Koha e ndeshjes')}
        segments={parts(say)}
        value="evening"
        onChange={fn()}
      />
    ),
    'icons, one disabled': (say) => (
      <SegmentedControl label={say('View', 'Pamja')} segments={views(say)} value="list" onChange={fn()} />
    ),
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const english: Say = (text) => text;

function Controls() {
  const [part, setPart] = useState<'morning' | 'afternoon' | 'evening'>('morning');
  return (
    <Stack>
      <SegmentedControl label="Part of the day" segments={parts(english)} value={part} onChange={setPart} />
      <SegmentedControl label="View" segments={views(english)} value="list" onChange={fn()} />
    </Stack>
  );
}

/** One stop for Tab, arrows go round and choose (ARIA practices: radio group). */
export const ByKeyboard = partStory({
  render: () => <Controls />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Part of the day' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Map' })).toBeDisabled();
  },
});

export const ByPointer = partStory({
  render: () => <Controls />,
  play: async ({ canvas, userEvent }) => {
    const evening = canvas.getByRole('radio', { name: 'Evening' });
    await expect(evening.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(evening);
    await expect(evening).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).not.toBeChecked();
  },
});
