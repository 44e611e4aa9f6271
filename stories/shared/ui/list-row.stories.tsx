import type { Meta } from '@storybook/react-vite';
import { Bell, Languages, LogOut, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { expect, fn, within, waitFor } from 'storybook/test';
import { Badge } from '../../../src/shared/ui/badge.tsx';
import { ListRow, ListRows } from '../../../src/shared/ui/list-row.tsx';
import { Avatar } from '../../../src/shared/ui/monogram.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/ListRow', component: ListRow } satisfies Meta<typeof ListRow>;
export default meta;

const rows = (say: Say, signOut: () => void) => (
  <ListRows label={say('Account', 'Llogaria')}>
    <ListRow icon={<Avatar id={1} name="Arta Hoxha" />} title="Arta Hoxha" meta="+355 69 000 0001" to="/profile" />
    <ListRow
      icon={<Languages size={22} />}
      title={say('Language', 'Gjuha')}
      value={say('English', 'Shqip')}
      to="/language"
    />
    <ListRow
      icon={<Bell size={22} />}
      title={say('Notifications', 'Njoftimet')}
      value={<Badge>3</Badge>}
      to="/notifications"
    />
    <ListRow title={say('Member since', 'Anëtar që prej')} value="2024" />
    <ListRow
      title={say('Two-step sign-in', 'Hyrja me dy hapa')}
      meta={say('Needs a phone number', 'Kërkon një numër telefoni')}
      onClick={fn()}
      disabled
    />
    <ListRow title={say('Call us', 'Na telefono')} value="+355 69 000 0099" href="tel:+355690000099" acts />
    <ListRow icon={<LogOut size={22} />} title={say('Sign out', 'Dil')} onClick={signOut} acts />
    <ListRow icon={<Trash2 size={22} />} title={say('Delete account', 'Fshi llogarinë')} onClick={fn()} danger />
  </ListRows>
);

const matrix: PartMatrix = {
  states: {
    'all kinds of row': (say) => rows(say, fn()),
    'long texts': (say) => (
      <ListRows label={say('Settings', 'Cilësimet')}>
        <ListRow
          title={say('Reminders before bookings of my teams', 'Kujtesat para rezervimeve të ekipeve të mia')}
          meta={say('On this phone and by message', 'Në këtë telefon dhe me mesazh')}
          value={say('Two hours before', 'Dy orë përpara')}
          to="/notifications"
        />
      </ListRows>
    ),
  },
  play: async ({ en, sq }) => {
    const account = within(en.getByRole('list', { name: 'Account' })).getAllByRole('listitem');
    await expect(account).toHaveLength(8);
    for (const row of account) {
      const { height } = row.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(56);
      await expect(height).toBeLessThanOrEqual(88);
    }
    await expect(en.getByRole('button', { name: /^Two-step/ })).toBeDisabled();
    await expect(sq.getByRole('link', { name: 'Gjuha Shqip' })).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

const signOut = fn();

function Rows() {
  return (
    <>
      {rows((text) => text, signOut)}
      <output>{useLocation().pathname}</output>
    </>
  );
}

export const ByKeyboard = partStory({
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Language English' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/language'));
    signOut.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call us +355 69 000 0099' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
  },
});
