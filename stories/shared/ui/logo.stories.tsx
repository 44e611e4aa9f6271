import type { Meta } from '@storybook/react-vite';
import { Logo } from '../../../src/shared/ui/logo.tsx';
import { Inline } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

const matrix: PartMatrix = {
  states: {
    sizes: () => (
      <Inline>
        <Logo />
        <Logo size={40} />
      </Inline>
    ),
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
