import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { withoutPlaces } from '../full-competition.ts';

export default { title: 'Pages/CompetitionApplications' } satisfies Meta;

/** An organizer of a tennis cup with eight places and a fee: one pair has a place, five ask for one. */
const at = {
  route: '/competition/5/applications',
  persona: 'organizationManager',
  module: 'organization',
  entityId: 2,
} as const;
const rows = async () => within(await screen.findByRole('list', { name: 'Applications' })).getAllByRole('listitem');
const row = async (index: number) => within((await rows())[index]!); // the list is as long as each story says
/** The second and the first of those that ask are on the waiting list, in this order. */
const withWaitingList = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const [, first, second] = tx.applications.by('target', 'competition-entry', 5);
    if (!first || !second) throw new RangeError('no such applications');
    await tx.applications.update(second.id, { status: 'waitlisted', turn: 1 });
    await tx.applications.update(first.id, { status: 'waitlisted', turn: 2 });
  });

/** By state. */
export const Ready = appStory({
  ...at,
  shows: /Open i Vlorës.*1 of 8 teams/,
  play: async () => {
    const all = await rows();
    await expect(all).toHaveLength(6);
    await expect(all[0]).toHaveTextContent(
      /^Open.*Asked Nov \d+, 2026 · .+ · 2 players.*Luajmë bashkë prej tre vjetësh\./,
    );
    await expect(all[5]).toHaveTextContent(/^Accepted/);
    await expect((await row(0)).getByRole('button', { name: 'Waiting list' })).toBeVisible();
  },
});
export const OnADesktop = appStory({ ...at, wide: true, shows: /Luajmë bashkë/ });
export const InAlbanian = appStory({ ...at, language: 'sq', shows: /Në pritje/ });
export const InAlbanianOnADesktop = appStory({ ...at, language: 'sq', wide: true, shows: /Lista e pritjes/ });

/** The line in its order; who waits there may be accepted or declined still, but not put there again. */
export const WithAWaitingList = appStory({
  ...at,
  prepare: withWaitingList,
  play: async () => {
    const all = await rows();
    await expect(all[3]).toHaveTextContent(/^Waiting list.*Waiting list, place 1/);
    await expect(all[4]).toHaveTextContent(/^(?!Waiting list).*Waiting list, place 2/);
    await expect((await row(3)).getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect((await row(3)).queryByRole('button', { name: 'Waiting list' })).toBeNull();
  },
});
export const PutOnTheWaitingList = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.click((await row(0)).getByRole('button', { name: 'Waiting list' }));
    await expect(await screen.findByText(/ is on the waiting list\.$/)).toBeVisible();
    await waitFor(async () => expect((await rows())[4]).toHaveTextContent(/^Waiting list.*place 1/));
    await expect(screen.getByText('Applications')).toHaveFocus();
    // answered anew
    await userEvent.click((await row(4)).getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByText(/ is declined\.$/)).toBeVisible();
  },
});
/** No place is left: it is said above the list, and by the server if somebody tries. */
export const Full = appStory({
  ...at,
  prepare: withoutPlaces,
  shows: /2 of 2 teams.*All places are taken\./,
  play: async ({ userEvent }) => {
    await userEvent.click((await row(0)).getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('The competition is full.')).toBeVisible();
    await expect((await rows())[0]).toHaveTextContent(/^Open/);
  },
});
export const WaitingListWithANote = appStory({
  ...at,
  play: async ({ userEvent }) => {
    await userEvent.click((await row(0)).getByRole('button', { name: /^More answers to / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Waiting list with a note' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Put .* on the waiting list\?$/ }));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Jeni të parët.');
    await userEvent.click(dialog.getByRole('button', { name: 'Waiting list' }));
    await expect(await screen.findByText(/ is on the waiting list\.$/)).toBeVisible();
  },
});
/** The entry fee of who has a place is ticked as paid. */
export const OnlyAccepted = appStory({
  ...at,
  route: '/competition/5/applications?status=accepted',
  play: async ({ userEvent }) => {
    await expect(await rows()).toHaveLength(1);
    // who has paid is read apart from the list, and may come after it
    const paid = await screen.findByRole('button', { name: /^Fee paid: / });
    await userEvent.click(paid);
    await waitFor(() => expect(paid).toHaveAttribute('aria-pressed', 'true'));
  },
});
export const NoneMatches = appStory({
  ...at,
  route: '/competition/5/applications?status=expired',
  shows: /No applications match\. Change the filters\./,
});
/** In the profile of the organization alone the fee is ticked; it is read in that of the person. */
export const AsAPerson = appStory({
  route: at.route,
  persona: at.persona,
  shows: /Accepted.*Fee not paid yet/,
});

export const Empty = appStory({
  ...at,
  route: '/competition/1/applications',
  entityId: 1,
  shows: /No team has asked for a place yet\./,
});
export const EmptyInAlbanian = appStory({
  ...at,
  route: '/competition/1/applications',
  entityId: 1,
  language: 'sq',
  shows: /Ende asnjë ekip nuk ka kërkuar një vend\./,
});
export const Loading = appStory({
  ...at,
  failures: [{ operation: 'listCompetitionApplications', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: [{ operation: 'listCompetitionApplications', status: 500 }],
  shows: /The applications could not be loaded\./,
  recovers: /Luajmë bashkë/,
});
export const FeesNotLoaded = appStory({
  ...at,
  failures: [{ operation: 'listCompetitionTeams', status: 500 }],
  shows: /Who has paid the entry fee could not be loaded\..*Luajmë bashkë/,
});
/** A team's player knows of the competition, but not of who else asks. */
export const NoPermission = appStory({
  route: at.route,
  persona: 'player',
  shows: /Only its organizers read who asks for a place\./,
});
export const Unknown = appStory({
  ...at,
  route: '/competition/999/applications',
  shows: /This competition does not exist/,
});
export const Forbidden = appStory({
  route: at.route,
  persona: 'teamAdmin',
  module: 'team',
  shows: /You do not have permission to access that page\./,
});
export const Guest = appStory({
  route: '/competition/5/applications',
  shows: /You do not have permission to access that page\./,
});
