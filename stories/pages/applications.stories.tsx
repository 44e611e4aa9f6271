import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Applications' } satisfies Meta;

const player = { route: '/applications', persona: 'player' } as const;
const admin = { route: '/applications?direction=received', persona: 'teamAdmin', module: 'team' } as const;
const rows = async () => within(await screen.findByRole('list', { name: 'Applications' })).getAllByRole('listitem');

/** What one has asked for, with how it stands (RT-37). */
export const Ready = appStory({
  ...player,
  play: async () => {
    const [open, asked, refused, ...others] = await rows();
    await expect(others).toHaveLength(0);
    await expect(asked).toHaveTextContent(
      /You want to join Zgjohu dhe Luaj.*Cilat ditë je i lirë në mëngjes\?.*Të martën dhe të premten\./,
    );
    await expect(open).toHaveTextContent(/You want to join Titanët e Tiranës.*qendër.*Kam luajtur basketboll/);
    await expect(refused).toHaveTextContent(/You want to join Ujqit e Veriut.*Declined/);
  },
});
export const InAlbanian = appStory({
  ...player,
  language: 'sq',
  shows: /Të dërguara.*Të marra.*3 aplikime.*Do të bashkohesh me Titanët e Tiranës.*Dërguar më 22\.11\.2026 · qendër/,
});
export const InAlbanianOnADesktop = appStory({
  ...player,
  language: 'sq',
  wide: true,
  shows: /Në listën e pritjes.*Skaduar.*3 aplikime.*Cilat ditë je i lirë në mëngjes\?.*Ujqit e Veriut.*Refuzuar/,
});
export const Open = appStory({ ...player, route: '/applications?status=pending', shows: /Titanët/ });
export const NoneMatches = appStory({
  ...player,
  route: '/applications?status=withdrawn',
  shows: /No applications match\. Change the filters\./,
});

/** What waits for the reader's decision is answered in the list. */
export const Received = appStory({
  ...admin,
  play: async ({ userEvent }) => {
    const [open] = await rows();
    await expect(open).toHaveTextContent(/wants to join Shqiponjat e Liqenit/);
    await userEvent.click(within(open!).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    await expect(await screen.findByText(/ is declined\.$/)).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Received' })).toHaveFocus();
  },
});
export const ReceivedOnADesktop = appStory({
  ...admin,
  wide: true,
  shows: /2 applications.*Elira Shehu wants to join.*Decline\s*Accept.*Albana Shehu.*Declined/,
});
export const ReceivedInAlbanian = appStory({
  ...admin,
  language: 'sq',
  shows: /2 aplikime.*do të bashkohet me Shqiponjat e Liqenit.*Refuzo\s*Prano.*Albana Shehu.*Refuzuar/,
});
/** Somebody else was faster: it is said, and nothing changes. */
export const TooLate = appStory({
  ...admin,
  failures: [{ operation: 'decideApplication', status: 409 }],
  play: async ({ userEvent }) => {
    const [open] = await rows();
    await userEvent.click(within(open!).getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/^It is no longer open\./)).toBeVisible();
  },
});
export const Empty = appStory({
  ...admin,
  route: '/applications',
  shows: /You have not applied anywhere yet\./,
});
export const NothingReceived = appStory({
  route: '/applications?direction=received',
  persona: 'superUser',
  shows: /Nobody has applied to you yet\./,
});
export const Loading = appStory({
  ...player,
  failures: [{ operation: 'listApplications', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...player,
  failures: [{ operation: 'listApplications', status: 500 }],
  shows: /The applications could not be loaded\./,
  recovers: /Titanët/,
});
export const Guest = appStory({ route: '/applications', shows: /You do not have permission to access that page\./ });
