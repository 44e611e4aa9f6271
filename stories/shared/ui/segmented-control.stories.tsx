import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, Map } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl } from '../../../src/shared/ui/segmented-control.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/SegmentedControl', component: SegmentedControl } satisfies Meta<
  typeof SegmentedControl
>;
export default meta;

type Story = StoryObj;

const parts = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
] as const;
const views = [
  { value: 'list', label: 'List', icon: <List size={18} /> },
  { value: 'map', label: 'Map', icon: <Map size={18} />, disabled: true },
] as const;

function Controls() {
  const [part, setPart] = useState<(typeof parts)[number]['value']>('morning');
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  return (
    <Stack>
      <SegmentedControl label="Part of the day" segments={parts} value={part} onChange={setPart} />
      <SegmentedControl label="View" segments={views} value={view} onChange={setView} />
    </Stack>
  );
}

/** One stop for Tab, arrows go round and choose (ARIA practices: radio group). */
export const ByKeyboard: Story = {
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
};

export const ByPointer: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  render: () => <Controls />,
  play: async ({ canvas, userEvent }) => {
    const evening = canvas.getByRole('radio', { name: 'Evening' });
    await expect(evening.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(evening);
    await expect(evening).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).not.toBeChecked();
  },
};

export const AlbanianOnAPhone: Story = partStory({
  language: 'sq',
  render: () => (
    <SegmentedControl
      label="Pjesa e ditës"
      segments={[
        { value: 'morning', label: 'Paradite' },
        { value: 'afternoon', label: 'Pasdite' },
        { value: 'evening', label: 'Mbrëmje' },
      ]}
      value="evening"
      onChange={() => {}}
    />
  ),
});
