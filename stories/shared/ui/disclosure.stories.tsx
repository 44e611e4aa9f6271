import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from '../../../src/shared/ui/disclosure.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;

const matrix: PartMatrix = {
  states: {
    closed: () => (
      <Disclosure title={<h2>Special days</h2>} held="2 special days">
        <p>November 28</p>
      </Disclosure>
    ),
    wrong: () => (
      <Disclosure title={<h2>Coordinates</h2>} wrong>
        <p>Location is required.</p>
      </Disclosure>
    ),
  },
  play: async ({ en }) => {
    await expect(en.getByText('November 28')).not.toBeVisible();
    await expect(en.getByText('Location is required.')).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
