import type { Meta } from '@storybook/react-vite';
import { Badge } from '../../../src/shared/ui/badge.tsx';
import { Fact, Facts } from '../../../src/shared/ui/facts.tsx';
import { type PartMatrix, partMatrix } from '../../part-matrix.tsx';

export default { title: 'Shared/UI/Facts' } satisfies Meta;

const matrix: PartMatrix = {
  states: {
    facts: () => (
      <Facts>
        <Fact term="Status">
          <Badge tone="success">Confirmed</Badge>
        </Fact>
        <Fact term="Phone">
          <a href="tel:+355690000001">+355 69 000 00 01</a>
        </Fact>
        <Fact term="Price">ALL 2,500</Fact>
      </Facts>
    ),
    long: () => (
      <Facts>
        <Fact term="Who booked it and when">Vjosa Xhoana Dervishi-Krasniqi, Thursday, November 26, 2026, at 19:00</Fact>
        <Fact term="Address">{'Rrugaepleparave'.repeat(4)}</Fact>
      </Facts>
    ),
  },
};
export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
