import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Upload } from '../../../src/shared/api/use-uploads.ts';
import { UploadList } from '../../../src/shared/ui/upload-list.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/UploadList', component: UploadList } satisfies Meta<typeof UploadList>;
export default meta;

const upload = (id: string, name: string, part: Partial<Upload>): Upload => ({
  id,
  file: new File([], name),
  share: null,
  problem: null,
  ...part,
});
const calls = { retry: fn(), dismiss: fn() };
const LONG = 'a-photo-with-a-very-long-name-of-a-camera-that-nobody-ever-changes-20261124-100000.jpg';

const matrix: PartMatrix = {
  states: {
    none: () => <UploadList uploads={[]} {...calls} />,
    waiting: () => <UploadList uploads={[upload('1', 'court.jpg', {})]} {...calls} />,
    running: () => <UploadList uploads={[upload('2', LONG, { share: 0.42 })]} {...calls} />,
    failed: () => <UploadList uploads={[upload('3', 'evening.jpg', { problem: 'failed' })]} {...calls} />,
    refused: () => (
      <UploadList
        uploads={[
          upload('4', 'notes.jpg', { problem: 'kind' }),
          upload('5', 'panorama.png', { problem: 'size' }),
          upload('6', 'eleventh.png', { problem: 'room' }),
        ]}
        {...calls}
      />
    ),
  },
  play: async ({ en, sq }, { userEvent }) => {
    calls.retry.mockClear();
    calls.dismiss.mockClear();
    await expect(en.getByText('42 % sent')).toBeVisible();
    await expect(en.getAllByRole('alert').map((one: HTMLElement) => one.textContent)).toEqual([
      'Error while uploading the images.',
      'Error while uploading the images. Only jpeg, png and webp pictures can be used.',
      'Error while uploading the images. The picture may have at most 8 MB.',
      'Error while uploading the images. There is no room for this photo.',
    ]);
    await userEvent.click(en.getByRole('button', { name: 'Try again' }));
    await userEvent.click(sq.getByRole('button', { name: 'Hiqe notes.jpg nga lista' }));
    await expect(calls.retry).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
    await expect(calls.dismiss).toHaveBeenCalledWith('4');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
