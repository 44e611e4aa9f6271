import type { Meta } from '@storybook/react-vite';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Drawing, EmptyState } from '../../../src/shared/ui/empty-state.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

const matrix: PartMatrix = {
  states: {
    'next step and hint': (say) => (
      <EmptyState
        action={<Button>{say('Find a court', 'Gjej një fushë')}</Button>}
        hint={say('A court that you book appears here.', 'Fusha që rezervon shfaqet këtu.')}
      >
        {say('No bookings yet', 'Ende asnjë rezervim')}
      </EmptyState>
    ),
    calendar: (say) => (
      <EmptyState
        drawing="calendar"
        action={<Button variant="secondary">{say('Create event', 'Krijo aktivitet')}</Button>}
      >
        {say('No games this week.', 'Asnjë ndeshje këtë javë.')}
      </EmptyState>
    ),
    search: (say) => (
      <EmptyState
        drawing="search"
        action={<Button variant="secondary">{say('Clear filters', 'Pastro filtrat')}</Button>}
      >
        {say('No venues match. Try another day or time.', 'Asnjë qendër. Provo një ditë ose orë tjetër.')}
      </EmptyState>
    ),
    'the drawing alone': () => <Drawing kind="court" />,
    'people, nothing to do': (say) => (
      <EmptyState drawing="people">{say('Nobody has joined yet.', 'Ende nuk është bashkuar askush.')}</EmptyState>
    ),
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
