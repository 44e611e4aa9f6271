import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { ErrorState } from '../../../src/shared/ui/error-state.tsx';
import { PartBoundary } from '../../../src/shared/ui/part-boundary.tsx';

export default { title: 'shared/ui/PartBoundary' } satisfies Meta;

function List({ names }: { names: unknown }) {
  return <p>{(names as string[]).join(', ')}</p>; // what a faulty server sent, in one of the stories
}

const failure = () => <ErrorState title="The names cannot be shown." />;

function Page() {
  const [names, setNames] = useState<unknown>(5);
  return (
    <>
      <p>Its neighbour</p>
      <PartBoundary data={names} failure={failure}>
        {() => <List names={names} />}
      </PartBoundary>
      <Button onClick={() => setNames(['Ana', 'Era'])}>Other data</Button>
    </>
  );
}

/** What cannot be drawn costs its own part; other data are drawn again. */
export const Undrawable: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The names cannot be shown.')).toBeVisible();
    await expect(canvas.getByText('Its neighbour')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other data' }));
    await expect(canvas.getByText('Ana, Era')).toBeVisible();
    await expect(canvas.queryByText('The names cannot be shown.')).toBeNull();
  },
};
