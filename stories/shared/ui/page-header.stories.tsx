import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { PageHeader } from '../../../src/shared/ui/page-header.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/PageHeader', component: PageHeader } satisfies Meta<typeof PageHeader>;
export default meta;

const matrix: PartMatrix = {
  states: {
    full: (say) => (
      <PageHeader
        title="Kompleksi Sportiv i Parkut të Madh"
        meta={say('Tirana · 4 courts · from ALL 1,500', 'Tiranë · 4 fusha · nga 1500 Lekë')}
        action={<Button>{say('Book', 'Rezervo')}</Button>}
        menu={[
          { label: say('Share', 'Shpërndaj'), onSelect: fn() },
          { label: say('Report', 'Raporto'), onSelect: fn(), danger: true },
        ]}
      />
    ),
    'title alone': (say) => <PageHeader title={say('Account', 'Llogaria')} />,
    'nothing in the menu': (say) => (
      <PageHeader title={say('Notifications', 'Njoftimet')} meta={say('3 unread', '3 të palexuara')} menu={[]} />
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent('Kompleksi Sportiv i Parkut të Madh');
    // one: an empty menu has no button
    await expect(en.getByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(sq.getByRole('button', { name: 'Veprime të tjera' })).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
