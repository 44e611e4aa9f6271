import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FilterChoice } from '../../../src/shared/ui/filter-choice.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/FilterChoice', component: FilterChoice } satisfies Meta<typeof FilterChoice>;
export default meta;

const sports = [
  { value: 1, label: 'Football' },
  { value: 2, label: 'Tennis' },
];

function Sport() {
  const [sport, setSport] = useState<number | undefined>(1);
  return (
    <FilterChoice
      title="Sport"
      unfiltered="All sports"
      options={sports}
      value={sport}
      onChoose={(chosen) => {
        setSport(chosen);
        return Promise.resolve();
      }}
    />
  );
}

/** Says what is chosen; the first choice takes the filter away. */
export const Chosen = partStory({
  render: () => <Sport />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sport: Football' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Sport' }));
    await expect(panel.getByRole('option', { selected: true })).toHaveTextContent('Football');
    await userEvent.click(panel.getByRole('option', { name: 'All sports' }));
    await expect(await canvas.findByRole('button', { name: 'Sport' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
