import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Upload, Uploads } from '../../../src/shared/api/use-uploads.ts';
import { Monogram } from '../../../src/shared/ui/monogram-shield.tsx';
import { PicturePicker } from '../../../src/shared/ui/picture-picker.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/PicturePicker', component: PicturePicker } satisfies Meta<typeof PicturePicker>;
export default meta;

const retry = fn();
const removed = fn();
const uploadsOf = (...uploads: Partial<Upload>[]): Uploads => ({
  uploads: uploads.map((part, index) => ({
    id: String(index),
    file: new File([], 'logo.png'),
    share: null,
    problem: null,
    ...part,
  })),
  isUploading: uploads.some(({ problem }) => !problem),
  add: fn(),
  retry,
  dismiss: fn(),
  attach: () => () => {},
});
const picker = (say: Say, uploads: Uploads, hasPicture = false) => (
  <PicturePicker
    label={say('Logo', 'Logoja')}
    hint={say('A square picture.', 'Një foto katrore.')}
    preview={<Monogram id={3} name="Arena Dajti" size={72} />}
    texts={{
      choose: say('Choose logo', 'Zgjidh logon'),
      change: say('Change logo', 'Ndrysho logon'),
      remove: say('Remove', 'Hiq'),
    }}
    uploads={uploads}
    onRemove={hasPicture ? removed : undefined}
  />
);

const matrix: PartMatrix = {
  states: {
    none: (say) => picker(say, uploadsOf()),
    chosen: (say) => picker(say, uploadsOf(), true),
    uploading: (say) => picker(say, uploadsOf({ share: 0.5 }), true),
    failed: (say) => picker(say, uploadsOf({ problem: 'failed' })),
    refused: (say) => picker(say, uploadsOf({ problem: 'kind' })),
  },
  play: async ({ en, sq }, { userEvent }) => {
    retry.mockClear();
    removed.mockClear();
    await userEvent.click(en.getByRole('button', { name: 'Try again' }));
    await userEvent.click(en.getByRole('button', { name: 'Remove' }));
    await expect([retry.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
    await expect(sq.getAllByRole('alert')[1]).toHaveTextContent('Mund të përdoren vetëm foto jpeg, png dhe webp.');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
