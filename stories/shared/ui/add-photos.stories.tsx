import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AddPhotos } from '../../../src/shared/ui/add-photos.tsx';
import { FileButton } from '../../../src/shared/ui/file-button.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/AddPhotos', component: AddPhotos } satisfies Meta<typeof AddPhotos>;
export default meta;

const chosen = fn<(files: File[]) => void>();

const matrix: PartMatrix = {
  states: {
    room: () => <AddPhotos most={10} room={7} onFiles={chosen} />,
    'room for one': () => <AddPhotos most={10} room={1} onFiles={chosen} />,
    full: () => <AddPhotos most={10} room={0} onFiles={chosen} />,
    'a button alone': (say) => <FileButton onFiles={chosen}>{say('Choose logo', 'Zgjidh logon')}</FileButton>,
  },
  play: async ({ en }) => {
    await expect(en.getByText(/^7 more photos fit\. JPEG, PNG or WebP/)).toBeVisible();
    await expect(en.getAllByRole('button', { name: 'Add photos' })[2]).toBeDisabled();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
function drop(area: Element, dropped: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
const names = () => chosen.mock.calls.flat(2).map(({ name }) => name);

export const ChosenAndDropped = partStory({
  render: () => <AddPhotos most={10} room={3} onFiles={chosen} />,
  play: async ({ canvasElement, userEvent }) => {
    chosen.mockClear();
    const input = canvasElement.querySelector('input');
    const area = screen.getByRole('button', { name: 'Add photos' }).parentElement;
    if (!input || !area) throw new Error('no input');
    await userEvent.upload(input, [file('a.png'), file('b.png')]);
    drop(area, file('c.png'));
    await expect(names()).toEqual(['a.png', 'b.png', 'c.png']);
  },
});

export const NoRoom = partStory({
  render: () => <AddPhotos most={10} room={0} onFiles={chosen} />,
  play: async () => {
    chosen.mockClear();
    const area = screen.getByRole('button', { name: 'Add photos' }).parentElement;
    if (!area) throw new Error('no area');
    drop(area, file('d.png'));
    await expect(chosen).not.toHaveBeenCalled();
  },
});
