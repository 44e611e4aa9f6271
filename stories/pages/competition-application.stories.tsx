import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withoutPlaces } from '../full-competition.ts';

export default {
  title: 'Pages/CompetitionApplication',
  parameters: { without: { Empty: 'there is an application, or it is not found' } },
} satisfies Meta;

/** The first application to the tennis cup has a place, the second waits; those before are requests to join. */
const organizer = { persona: 'organizationManager', module: 'organization', entityId: 2 } as const;
const open = { ...organizer, route: '/competition/5/application/6' } as const;
const accepted = { ...organizer, route: '/competition/5/application/5' } as const;

/** With its roster and message (RT-48). */
export const Ready = appStory({
  ...open,
  shows: /asks for a place in Open i Vlorës.*A place in a competition.*Open.*Luajmë bashkë prej tre vjetësh\./,
  play: async () => {
    const roster = within(await screen.findByRole('list', { name: 'Roster' })).getAllByRole('listitem');
    await expect(roster).toHaveLength(2);
  },
});
export const OnADesktop = appStory({ ...open, wide: true, shows: /Luajmë bashkë/ });
export const InAlbanian = appStory({ ...open, language: 'sq', shows: /kërkon një vend në Open i Vlorës.*Lojtarët/ });
export const InAlbanianOnADesktop = appStory({ ...open, language: 'sq', wide: true, shows: /Luajmë bashkë/ });
export const OnTheWaitingList = appStory({
  ...open,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Put .* on the waiting list\?$/ }));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Jeni të parët.');
    await userEvent.click(dialog.getByRole('button', { name: 'Waiting list' }));
    await expect(await screen.findByText('Waiting list, place 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Waiting list' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(screen.getAllByText('Jeni të parët.')[0]).toBeVisible();
  },
});
/** No place is left: the dialog says so and stays. */
export const Full = appStory({
  ...open,
  route: '/competition/5/application/7?do=accept',
  prepare: withoutPlaces,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Accept / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await dialog.findByText('The competition is full.')).toBeVisible();
  },
});
/** The fee of who has a place is ticked here, too. */
export const Accepted = appStory({
  ...accepted,
  shows: /Accepted.*Mirë se vini!.*Entry fee.*2,000/,
  play: async ({ userEvent }) => {
    const paid = screen.getByRole('button', { name: /^Fee paid: / });
    await userEvent.click(paid);
    await waitFor(() => expect(paid).toHaveAttribute('aria-pressed', 'true'));
  },
});
export const AcceptedInAlbanian = appStory({ ...accepted, language: 'sq', shows: /Pagesa e pjesëmarrjes.*2000/ });
/** It is of another competition, or a request to join a team. */
export const OfAnotherCompetition = appStory({
  ...open,
  route: '/competition/1/application/6',
  shows: /This application does not exist/,
});
export const NotYours = appStory({ route: open.route, persona: 'player', shows: /This application does not exist/ });
export const NotAnAddress = appStory({
  ...open,
  route: '/competition/x/application/6',
  shows: /This application does not exist/,
});
export const Loading = appStory({
  ...open,
  failures: [{ operation: 'getApplication', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...open,
  failures: [{ operation: 'getApplication', status: 500 }],
  shows: /The application could not be loaded\./,
  recovers: /Luajmë bashkë/,
});
export const Forbidden = appStory({
  route: open.route,
  persona: 'teamAdmin',
  module: 'team',
  shows: /You do not have permission to access that page\./,
});
export const Guest = appStory({ route: open.route, shows: /You do not have permission to access that page\./ });
