import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { CrestCard, CrestCardGrid, CrestCardGridSkeleton, CrestCardLine } from '../../../src/shared/ui/crest-card.tsx';
import { Crest } from '../../../src/shared/ui/crest.tsx';
import { Inline } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/CrestCard', component: CrestCard } satisfies Meta<typeof CrestCard>;
export default meta;

const team = { name: 'Shqiponjat e Liqenit', slug: 'shqiponjat-e-liqenit', image: null };
const long = { name: 'Shoqata Sportive e Lagjes së Re dhe e Parkut të Madh', slug: 'shoqata', image: null };
const facts = (say: Say) => (
  <>
    <CrestCardLine>{say('Football · Tiranë', 'Futboll · Tiranë')}</CrestCardLine>
    <CrestCardLine>{say('12 members', '12 anëtarë')}</CrestCardLine>
  </>
);

const matrix: PartMatrix = {
  states: {
    'a list, one with something to press': (say) => (
      <CrestCardGrid label={say('Communities', 'Komunitetet')}>
        <li>
          <CrestCard of={team} to="/teams" heading="h3">
            {facts(say)}
          </CrestCard>
        </li>
        <li>
          <CrestCard
            of={long}
            to="/teams"
            heading="h3"
            foot={
              <Button size="sm" variant="secondary">
                {say('Join', 'Bashkohu')}
              </Button>
            }
          >
            {facts(say)}
          </CrestCard>
        </li>
      </CrestCardGrid>
    ),
    'on its way': () => <CrestCardGridSkeleton count={2} />,
    crests: () => (
      <Inline>
        <Crest of={team} title={team.name} />
        <Crest of={long} size={72} title={long.name} />
      </Inline>
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getByRole('link', { name: team.name })).toHaveAccessibleDescription('Football · Tiranë 12 members');
    await expect(sq.getByRole('button', { name: 'Bashkohu' })).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
