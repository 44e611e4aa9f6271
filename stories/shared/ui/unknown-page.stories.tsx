import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnknownPage } from '../../../src/shared/ui/unknown-page.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/UnknownPage', component: UnknownPage } satisfies Meta<typeof UnknownPage>;
export default meta;

const matrix: PartMatrix = {
  states: {
    'a game': (say) => (
      <UnknownPage next={{ to: '/explore', label: say('Explore', 'Eksploro') }}>
        {say('This game does not exist, or you cannot see it.', 'Kjo ndeshje nuk ekziston, ose nuk mund ta shohësh.')}
      </UnknownPage>
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(en.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
    await expect(sq.getByRole('heading', { level: 1 })).toHaveTextContent('Faqja nuk u gjet');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
