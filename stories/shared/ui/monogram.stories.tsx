import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Monogram } from '../../../src/shared/ui/monogram-shield.tsx';
import { Avatar, Initials, Picture } from '../../../src/shared/ui/monogram.tsx';
import { Inline } from '../../../src/shared/ui/stack.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/Monogram', component: Monogram } satisfies Meta<typeof Monogram>;
export default meta;

const teams = ['KF Tirana', 'Vllaznia', 'Partizani', 'Dinamo City', 'Teuta Durrës', 'Bylis', 'Egnatia', 'Laçi'];
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="99" height="99" fill="#0B7A4B"/></svg>')}`;

const matrix: PartMatrix = {
  states: {
    crests: () => (
      <Inline>
        {teams.map((name, index) => (
          <Monogram key={name} id={index + 1} name={name} size={64} title={name} />
        ))}
      </Inline>
    ),
    people: (say) => (
      <Inline>
        {teams.map((name, index) => (
          <Avatar key={name} id={index + 1} name={name} title={`${say('Player', 'Lojtari')} ${index + 1}`} />
        ))}
      </Inline>
    ),
    pictures: (say) => (
      <Inline>
        <Avatar id={1} name="Arta Hoxha" image={picture} title={say('Player Arta Hoxha', 'Lojtarja Arta Hoxha')} />
        <Monogram id={1} name="KF Tirana" image={picture} title={say('Team KF Tirana', 'Ekipi KF Tirana')} />
      </Inline>
    ),
    parts: (say) => (
      <Inline>
        <Picture image={picture} size={44} title={say('Picture', 'Fotografia')} circle onError={() => {}} />
        <svg viewBox="0 0 48 48" width={44} height={44} role="img" aria-label={say('Initials', 'Inicialet')}>
          <rect width="48" height="48" fill="#0B7A4B" />
          <Initials name="Besa Roskovec" y={30} />
        </svg>
      </Inline>
    ),
    // leave the initials
    'pictures that cannot be loaded': () => (
      <Inline>
        <Avatar id={1} name="Arta Hoxha" image="/no-such-picture" title="Arta Hoxha" />
        <Monogram id={1} name="Besa Roskovec" image="/no-such-picture" title="Besa Roskovec" />
      </Inline>
    ),
  },
  play: async ({ en, sq }) => {
    await expect(await en.findByText('AH')).toBeVisible();
    await expect((await en.findAllByText('BR'))[0]).toBeVisible();
    await expect(sq.getByRole('img', { name: 'Lojtarja Arta Hoxha' })).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
