import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useSearch } from '../../../src/shared/routing/use-search.ts';
import { Button } from '../../../src/shared/ui/button.tsx';

export default { title: 'shared/routing/useSearch' } satisfies Meta;

function Page() {
  const { search, change } = useSearch();
  const set = (name: string, value: string) =>
    void change((latest) => {
      latest.set(name, value);
      return latest;
    });
  const both = () => {
    set('day', '2026-11-26');
    set('court', '1');
  };
  return (
    <main>
      <p>{`?${search}`}</p>
      <Button onClick={both}>Day and court</Button>
      <Button onClick={() => set('day', '2026-11-27')}>Next day</Button>
    </main>
  );
}

export const TwoAtOnce: StoryObj = {
  name: 'of two changes at once neither undoes the other',
  render: () => <Page />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shows = (text: string) => waitFor(() => expect(canvasElement.querySelector('p')?.textContent).toBe(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Day and court' }));
    await shows('?day=2026-11-26&court=1');
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await shows('?day=2026-11-27&court=1');
  },
};
