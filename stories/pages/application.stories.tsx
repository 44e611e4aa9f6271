import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Application',
  parameters: { without: { Empty: 'there is an application, or it is not found' } },
} satisfies Meta;

/** Of the seed: one that waits for the team's admin, one that was declined, and two of the player. */
const received = { route: '/application/1', persona: 'teamAdmin', module: 'team' } as const;
const mine = { route: '/application/3', persona: 'player' } as const;
const history = async () => within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');

/** Who decides reads the message and answers (RT-38). */
export const Ready = appStory({
  ...received,
  shows: /wants to join Shqiponjat e Liqenit.*Open.*portier.*Luaj çdo të enjte/,
});
export const ReceivedOnADesktop = appStory({
  ...received,
  wide: true,
  shows:
    /Elira Shehu wants to join Shqiponjat e Liqenit.*Status\s*Open.*Position\s*portier.*Decline\s*Accept.*History.*Sent/,
});
export const ReceivedInAlbanian = appStory({
  ...received,
  language: 'sq',
  shows: /do të bashkohet me Shqiponjat e Liqenit.*Në pritje.*Pozicioni.*Refuzo\s*Prano.*Historiku.*Dërguar/,
});
export const Accepting = appStory({
  ...received,
  route: '/application/1?do=accept',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Accept / }));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Eja të enjten.');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(async () => expect(await history()).toHaveLength(2));
    await expect((await history())[1]).toHaveTextContent(/Accepted.*Endri Çela.*Eja të enjten\./);
    await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
});
export const DecliningInAlbanian = appStory({
  ...received,
  route: '/application/1?do=decline',
  language: 'sq',
  shows: /Ta refuzosh Elira Shehu\?.*I vjen njoftim dhe mund të kërkojë përsëri\..*E lexon bashkë me vendimin\./,
});
/** Somebody else was faster: it is said, and the page shows how it stands. */
export const TooLate = appStory({
  ...received,
  route: '/application/1?do=decline',
  failures: [{ operation: 'decideApplication', status: 409 }],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Decline / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByText(/^It is no longer open\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The applicant withdraws it after a question. */
export const Mine = appStory({
  ...mine,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('You want to join Titanët e Tiranës')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(async () => expect(await history()).toHaveLength(2));
    await expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
});
export const MineInAlbanian = appStory({
  ...mine,
  language: 'sq',
  shows: /Do të bashkohesh me Titanët e Tiranës.*Përgjigjet një administrator ose menaxher i ekipit.*Tërhiq/,
});
export const Declined = appStory({
  ...mine,
  route: '/application/4',
  shows: /Declined.*Note of the decision.*Provo sërish në pranverë\./,
});
export const DeclinedOnADesktop = appStory({
  ...mine,
  route: '/application/4',
  wide: true,
  shows: /Declined.*Provo sërish në pranverë\..*History.*Besa Bardhi/,
});

/** Somebody else's, and one that does not exist. */
export const NotYours = appStory({ ...mine, route: '/application/1', shows: /This application does not exist/ });
export const NotAnAddress = appStory({ ...mine, route: '/application/x', shows: /This application does not exist/ });
export const Loading = appStory({
  ...mine,
  failures: [{ operation: 'getApplication', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...mine,
  failures: [{ operation: 'getApplication', status: 500 }],
  shows: /The application could not be loaded\./,
  recovers: /Titanët/,
});
export const Guest = appStory({ route: '/application/3', shows: /You do not have permission to access that page\./ });

/** A request to join a community, with its question and answer, for its owner. */
export const OfACommunity = appStory({
  route: '/application/12',
  persona: 'player',
  shows: /wants to join Basketi i Lagjes.*Joining a community/,
  play: async ({ userEvent }) => {
    const question = screen.getByText('Sa shpesh mund të luash?', { selector: 'dt' });
    await expect(question.parentElement).toHaveTextContent('Dy herë në javë, të martën dhe të enjten.');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Accept / }));
    await expect(dialog.getByText('They join the community right away and get a notification.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/ is accepted\.$/)).toBeVisible();
  },
});
export const OfACommunityInAlbanian = appStory({
  route: '/application/12',
  persona: 'player',
  language: 'sq',
  shows: /do të bashkohet me Basketi i Lagjes.*Bashkim me një komunitet.*Sa shpesh mund të luash/,
});
