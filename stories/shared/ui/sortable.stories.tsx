import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { moved } from '../../../src/shared/lib/moved.ts';
import { ListRow, ListRows } from '../../../src/shared/ui/list-row.tsx';
import { DragHandle, useSortable } from '../../../src/shared/ui/sortable.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/Sortable', component: DragHandle } satisfies Meta<typeof DragHandle>;
export default meta;

/** The second row is three times as high as the others. */
const NAMES = ['Besa', 'Teuta', 'Liria', 'Shpresa'];

const english: Say = (en) => en;

function Rows({ say = english }: { say?: Say }) {
  const [ids, setIds] = useState([1, 2, 3, 4]);
  const nameOf = (id: number) => NAMES[id - 1] ?? '';
  const { item, handle, aside } = useSortable({
    ids,
    onMove: (id, to) => setIds((all) => moved(all, all.indexOf(id), to)),
    hint: say('Use the arrow keys.', 'Përdor shigjetat.'),
    news: (id, to) => `${nameOf(id)}: ${to + 1}`,
  });
  return (
    <>
      <ListRows label={say('Teams', 'Ekipet')}>
        {ids.map((id) => (
          <ListRow
            key={id}
            sortable={item(id)}
            icon={<DragHandle aria-label={`${say('Move', 'Zhvendos')} ${nameOf(id)}`} {...handle(id)} />}
            title={nameOf(id)}
            meta={id === 2 && <span style={{ display: 'block', height: 140 }}>{say('High', 'I lartë')}</span>}
          />
        ))}
      </ListRows>
      {aside}
    </>
  );
}

const matrix: PartMatrix = {
  states: {
    rows: (say) => <Rows say={say} />,
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const rows = () => within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('listitem');
const shown = () => rows().map((row) => Number(row.dataset['item']));
/** The names from top to bottom, as they are seen. */
const seen = () =>
  rows()
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((row) => Number(row.dataset['item']));
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** The others make room while a row is dragged, and nothing is decided before it is dropped. */
export const ByDrag = partStory({
  render: () => <Rows />,
  play: async ({ userEvent }) => {
    const target = handle('Besa');
    const [, , third] = rows();
    if (!third) throw new Error('a row is missing');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: centre(target) },
      { target, coords: centre(third) },
    ]);
    await expect(seen()).toEqual([2, 3, 1, 4]);
    await expect(shown()).toEqual([1, 2, 3, 4]);
    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(shown()).toEqual([2, 3, 1, 4]));
    await expect(screen.getByRole('status')).toHaveTextContent('Besa: 3');
  },
});

/** Escape puts the row back; dropping it then moves nothing. */
export const GivenUp = partStory({
  render: () => <Rows />,
  play: async ({ userEvent }) => {
    const target = handle('Besa');
    const [, , third] = rows();
    if (!third) throw new Error('a row is missing');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: centre(target) },
      { target, coords: centre(third) },
    ]);
    await expect(seen()).toEqual([2, 3, 1, 4]);
    await userEvent.keyboard('{Escape}');
    await expect(seen()).toEqual([1, 2, 3, 4]);
    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await expect(shown()).toEqual([1, 2, 3, 4]);
  },
});

/** A row that jumps back and forth under a pointer that rests cannot be dropped where it should. */
export const OverAHighRow = partStory({
  render: () => <Rows />,
  play: async ({ userEvent }) => {
    const target = handle('Besa');
    const [, second] = rows();
    if (!second) throw new Error('a row is missing');
    const { left, top } = second.getBoundingClientRect();
    const coords = { clientX: left + 30, clientY: top + 20 };
    await userEvent.pointer({ keys: '[MouseLeft>]', target, coords: centre(target) });
    for (const step of [0, 1, 2, 3]) {
      await userEvent.pointer({ target, coords: { ...coords, clientY: coords.clientY + step } });
      await expect(seen()).toEqual([2, 1, 3, 4]);
    }
    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(shown()).toEqual([2, 1, 3, 4]));
  },
});

/** A finger on the handle drags; beside it the page scrolls. */
export const ByKeys = partStory({
  render: () => <Rows />,
  play: async ({ userEvent }) => {
    await expect(getComputedStyle(handle('Besa')).touchAction).toBe('none');
    handle('Liria').focus();
    await expect(handle('Liria')).toHaveAccessibleDescription('Use the arrow keys.');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowUp}');
    await waitFor(() => expect(shown()).toEqual([3, 1, 2, 4]));
    await expect(handle('Liria')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown()).toEqual([1, 2, 4, 3]));
    await expect(handle('Liria')).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Liria: 4');
  },
});
