import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { GameOfficialRecord } from '../../mocks/db/records.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Officials of a game' } satisfies Meta;

/** Dajti Boys – Deti FK of the league, on December 3, without officials; and Deti FK – Ujqit e Veriut, which has a referee. */
const [GAME, HAS_REFEREE] = [34, 31];
const REFEREE = organizationAccountId('leagueReferee');
const organizer = { persona: 'organizationManager', module: 'organization' } as const;

const appointed =
  (status: GameOfficialRecord['status'], role: GameOfficialRecord['role'] = 'referee') =>
  ({ control }: Backend) =>
    control.db.transact((db) =>
      db.gameOfficials.insert({ game_id: GAME, user_id: REFEREE, role, status, organization_id: 1 }),
    );
const officials = () => within(screen.getByRole('list', { name: /^(Officials|Zyrtarët)$/ }));

/** Nobody yet: the organizer appoints the referee of the league. */
export const Appoint = appStory({
  ...organizer,
  route: `/fixtures/${GAME}`,
  shows: /Nobody officiates this game yet/,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Appoint official' }));
    await screen.findByRole('option', { name: 'Ergys Muça (Referee)' });
    const dialog = within(screen.getByRole('dialog', { name: 'Appoint official' }));
    const who = dialog.getByRole('combobox', { name: 'Who' });
    await userEvent.click(dialog.getByRole('button', { name: 'Appoint' }));
    await waitFor(() => expect(who).toHaveAccessibleDescription(/Choose who officiates/));
    await userEvent.selectOptions(who, 'Ergys Muça (Referee)');
    await userEvent.click(dialog.getByRole('button', { name: 'Appoint' }));
    await expect(await screen.findByText('They are asked.')).toBeVisible();
    await waitFor(() =>
      expect(officials().getByRole('listitem')).toHaveTextContent(/Ergys Muça.*Referee.*Not answered yet/),
    );
  },
});
/** At that hour he referees another game: it is named beside the field, and the choice stays. */
export const Busy = appStory({
  ...organizer,
  route: `/fixtures/${GAME}?do=appoint`,
  language: 'sq',
  prepare: ({ control }) =>
    control.db.transact(async (db) => {
      const { starts_at = null } = db.games.get(HAS_REFEREE) ?? {};
      await db.games.update(GAME, { starts_at });
    }),
  play: async ({ userEvent }) => {
    await screen.findByRole('option', { name: /Ergys Muça/ });
    const who = screen.getByRole('combobox', { name: 'Kush' });
    await userEvent.selectOptions(who, String(REFEREE));
    await userEvent.click(screen.getByRole('button', { name: 'Cakto' }));
    await waitFor(() => expect(who).toHaveAccessibleDescription(/Në atë orë drejton Deti FK – Ujqit e Veriut\./));
    await expect(who).toHaveValue(String(REFEREE));
  },
});
/** Somebody has declined: the next one is appointed for the same role. */
export const Declined = appStory({
  ...organizer,
  route: `/fixtures/${GAME}`,
  wide: true,
  prepare: appointed('declined', 'tracker'),
  play: async ({ userEvent }) => {
    await waitFor(() =>
      expect(officials().getByRole('listitem')).toHaveTextContent(/Ergys Muça.*Scorekeeper.*Declined/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Appoint official' }));
    await screen.findByRole('option', { name: /Era Çela/ });
    const who = screen.getByRole('combobox', { name: 'Who' });
    await expect(screen.getByRole('combobox', { name: 'As' })).toHaveValue('tracker');
    await userEvent.selectOptions(who, 'Era Çela (Manager)');
    await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
    await waitFor(() =>
      expect(officials().getByRole('listitem')).toHaveTextContent(/Era Çela.*Scorekeeper.*Not answered yet/),
    );
  },
});
export const TakenOff = appStory({
  ...organizer,
  route: `/fixtures/${GAME}`,
  prepare: appointed('accepted'),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(officials().getByRole('listitem')).toHaveTextContent(/Ergys Muça.*Accepted/));
    await userEvent.click(screen.getByRole('button', { name: /Ergys Muça/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take off' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Nobody officiates this game yet.')).toBeVisible();
  },
});
/** What the official is asked, and another mind. */
export const Asked = appStory({
  persona: 'leagueReferee',
  module: 'organization',
  route: `/fixtures/${GAME}`,
  language: 'sq',
  prepare: appointed('asked'),
  shows: /Të kërkohet ta gjykosh këtë ndeshje\./,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Prano' }));
    await expect(await screen.findByText('Ti e gjykon këtë ndeshje.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refuzo' }));
    await expect(await screen.findByText('Refuzove ta gjykosh këtë ndeshje.')).toBeVisible();
  },
});
/** The people of the organization cannot be read. */
export const PeopleNotLoaded = appStory({
  ...organizer,
  route: `/fixtures/${GAME}?do=appoint`,
  failures: [{ operation: 'listOrganizationUsers', status: 500 }],
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'The people could not be loaded.' })).toBeInTheDocument();
  },
});
/** For everybody else the names stand among the facts, and who has declined does not. */
export const ForOthers = appStory({
  route: `/fixtures/${HAS_REFEREE}`,
  shows: /Referee.*Ergys Muça/,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Appoint official' })).toBeNull();
  },
});
