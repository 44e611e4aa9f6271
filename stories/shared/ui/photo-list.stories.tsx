import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PhotoList, type Photo } from '../../../src/shared/ui/photo-list.tsx';
import { moved } from '../../../src/shared/lib/moved.ts';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/PhotoList', component: PhotoList } satisfies Meta<typeof PhotoList>;
export default meta;

const photo = (id: number): Photo => ({
  id,
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="hsl(${id * 70} 45% 45%)"/></svg>`,
  )}`,
});
const four = [1, 2, 3, 4].map(photo);
const edit = { onMove: fn(), onRemove: fn() };

const matrix: PartMatrix = {
  states: {
    several: (say) => <PhotoList label={say('Photos', 'Fotot')} photos={four} edit={edit} />,
    one: (say) => <PhotoList label={say('One photo', 'Një foto')} photos={four.slice(0, 1)} edit={edit} />,
    'only looked at': (say) => <PhotoList label={say('To look at', 'Për t’u parë')} photos={four.slice(0, 3)} />,
  },
  opens: {
    control: (pane) => pane.getByRole('button', { name: /^(Actions for photo|Veprime për foton) 4$/ }),
    role: 'menu',
  },
  play: async ({ en, sq }) => {
    const looked = within(en.getByRole('list', { name: 'To look at' }));
    await expect(looked.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Photo 1 of 3',
      'Photo 2 of 3',
      'Photo 3 of 3',
    ]);
    await expect(looked.queryByRole('button')).toBeNull();
    await expect(sq.getAllByText('Kopertina')).toHaveLength(3);
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const removed = fn();

function Ordered() {
  const [photos, setPhotos] = useState(four);
  const onMove = (id: number, to: number) =>
    setPhotos((all) =>
      moved(
        all,
        all.findIndex((one) => one.id === id),
        to,
      ),
    );
  return <PhotoList label="Photos" photos={photos} edit={{ onMove, onRemove: removed }} />;
}

/** The ids in the order of the list. */
const shown = () =>
  within(screen.getByRole('list', { name: 'Photos' }))
    .getAllByRole('listitem')
    .map((item) => Number(item.dataset['item']));
const handle = (number: number) => screen.getByRole('button', { name: `Move photo ${number}` });
const choose = async (userEvent: { click: (element: Element) => Promise<void> }, number: number, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for photo ${number}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** The handle keeps the focus, and each move is announced. */
export const ByKeys = partStory({
  render: () => <Ordered />,
  play: async ({ userEvent }) => {
    handle(1).focus();
    await expect(handle(1)).toHaveAccessibleDescription('Use the arrow keys to move the photo.');
    for (const [key, order, place, news] of [
      ['{ArrowLeft}', [1, 2, 3, 4], 1, ''], // it is the first already
      ['{ArrowRight}', [2, 1, 3, 4], 2, 'The photo is now number 2 of 4.'],
      ['{End}', [2, 3, 4, 1], 4, 'The photo is now number 4 of 4.'],
      ['{ArrowUp}', [2, 3, 1, 4], 3, 'The photo is now number 3 of 4.'],
      ['{Home}', [1, 2, 3, 4], 1, 'The photo is now the cover.'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(shown()).toEqual(order));
      await waitFor(() => expect(handle(place)).toHaveFocus());
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(news));
    }
  },
});

export const ByMenu = partStory({
  render: () => <Ordered />,
  play: async ({ userEvent }) => {
    removed.mockClear();
    await choose(userEvent, 3, 'Make cover');
    await waitFor(() => expect(shown()).toEqual([3, 1, 2, 4]));
    await choose(userEvent, 2, 'Move right');
    await waitFor(() => expect(shown()).toEqual([3, 2, 1, 4]));
    await choose(userEvent, 4, 'Move left');
    await waitFor(() => expect(shown()).toEqual([3, 2, 4, 1]));
    await choose(userEvent, 1, 'Remove');
    await waitFor(() => expect(removed.mock.calls).toEqual([[3]]));
  },
});

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const ByDrag = partStory({
  render: () => <Ordered />,
  play: async ({ userEvent }) => {
    const items = screen.getAllByRole('listitem');
    const [first, , , last] = items;
    if (!first || !last) throw new Error('photos are missing');
    const target = handle(4);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: centre(target) },
      { target, coords: centre(first) },
    ]);
    // while it is dragged, the others make room and nothing is decided
    await expect(items.map((item) => item.style.order)).toEqual(['1', '2', '3', '0']);
    await expect(shown()).toEqual([1, 2, 3, 4]);
    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(shown()).toEqual([4, 1, 2, 3]));
    // given up
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle(1), coords: centre(handle(1)) },
      { target: handle(1), coords: centre(last) },
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await expect(shown()).toEqual([4, 1, 2, 3]);
  },
});
