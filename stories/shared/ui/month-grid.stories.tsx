import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '../../../src/shared/ui/card.tsx';
import { MonthGrid } from '../../../src/shared/ui/month-grid.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/MonthGrid', component: MonthGrid } satisfies Meta<typeof MonthGrid>;
export default meta;

function InAPanel() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <Card>
      <MonthGrid value={date} onChoose={setDate} min="2026-11-20" isClosed={(day) => day === '2026-11-27'} />
    </Card>
  );
}

/** Within another panel: today is at hand, and a day is one press. */
export const Bare = partStory({
  render: () => <InAPanel />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Tuesday, November 24, 2026' })).toHaveFocus();
    await expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
    await userEvent.click(screen.getByRole('button', { name: 'Friday, November 27, 2026' }));
    await userEvent.click(screen.getByRole('button', { name: 'Thursday, November 19, 2026' }));
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
  },
});

const matrix: PartMatrix = {
  states: {
    'today at hand': () => (
      <Card>
        <MonthGrid onChoose={fn()} min="2026-11-20" isClosed={(day) => day === '2026-11-27'} />
      </Card>
    ),
    chosen: () => (
      <Card>
        <MonthGrid value="2026-11-30" onChoose={fn()} max="2026-11-30" />
      </Card>
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getAllByRole('grid', { name: 'November 2026' })).toHaveLength(2);
    await expect(sq.getAllByRole('grid', { name: 'nëntor 2026' })).toHaveLength(2);
    await expect(sq.getByRole('gridcell', { selected: true })).toHaveTextContent('30');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
