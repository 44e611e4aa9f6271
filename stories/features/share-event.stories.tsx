import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withShareSheet } from '../share-sheet.ts';
import { LONG_AGO } from '../long-ago.ts';

export default { title: 'Features/Share event' } satisfies Meta;

/** Every Thursday: all fourteen seats are taken, three wait; the team's admin is the host. */
const FULL = '/event/3/info';

/** What the text of an event for a chat consists of; its link is its last line. */
const linesOf = (text: unknown) => String(text).split('\n');
const link: unknown = expect.stringMatching(/^https?:\/\/[^/]+\/app\/event\/3\/info$/);
/** The sheet gets the text; the link is in it, so it is not given a second time. */
export const Sharing = {
  ...appStory({
    route: FULL,
    persona: 'player',
    play: ({ userEvent }) =>
      withShareSheet(
        async () => {},
        async (sheet) => {
          const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
          const main = within(screen.getByRole('main'));
          await userEvent.click(main.getByRole('button', { name: 'Share' }));
          await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
          const [given] = sheet.mock.calls[0] ?? [];
          await expect({ ...given, text: linesOf(given?.text) }).toEqual({
            title: 'Futboll i së enjtes 7×7',
            text: [
              '⚽ Futboll i së enjtes 7×7',
              '📅 Thursday, November 26, 20:00–21:00',
              '📍 Qendra Sportive Kombinati Veri, Fusha 1',
              '👥 14/14 players · 3 waiting',
              '💰 ALL 300 per person',
              link,
            ],
          });
          await expect(copy).not.toHaveBeenCalled();
        },
      ),
  }),
  name: '[COM-06] the share sheet gets the text of the event',
};
/** One address, from whichever of its pages it is shared or its code is read. */
const oneAddress = (route: string) =>
  appStory({
    route,
    persona: 'player',
    play: ({ userEvent }) =>
      withShareSheet(
        async () => {},
        async (sheet) => {
          const main = within(screen.getByRole('main'));
          await userEvent.click(main.getByRole('button', { name: 'Share' }));
          await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
          const shared = linesOf(sheet.mock.calls[0]?.[0]?.text).at(-1);
          await expect(shared).toEqual(link);
          await userEvent.click(main.getByRole('button', { name: 'Show QR code' }));
          await expect(await screen.findByText(shared ?? '')).toBeVisible();
        },
      ),
  });
export const OneAddressFromItsInfo = oneAddress(FULL);
export const OneAddressFromItsParticipants = oneAddress('/event/3/participants');
export const OneAddressFromItsGame = oneAddress('/event/3/game');
/** A cancelled event says so, and what it was. */
export const SharingACancelledOne = appStory({
  route: FULL,
  persona: 'player',
  prepare: ({ control }) =>
    control.db.transact((tx) =>
      tx.events.update(3, { cancelled_at: LONG_AGO, cancel_cause: 'host', cancel_reason: 'Bie borë.' }),
    ),
  play: ({ userEvent }) =>
    withShareSheet(
      async () => {},
      async (sheet) => {
        await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Share' }));
        await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
        await expect(linesOf(sheet.mock.calls[0]?.[0]?.text)).toEqual([
          '⚽ Futboll i së enjtes 7×7',
          '📅 Thursday, November 26, 20:00–21:00',
          '📍 Qendra Sportive Kombinati Veri, Fusha 1',
          '❌ Cancelled: Bie borë.',
          link,
        ]);
      },
    ),
});
/** Where the sheet does not open, the same text is copied; once there are sides, they are in it. */
export const SharingInAlbanian = {
  ...appStory({
    route: FULL,
    persona: 'player',
    language: 'sq',
    prepare: ({ control }) =>
      control.db.transact(async (tx) => {
        for (const { id, user_id } of tx.participants.by('event', 3)) {
          if (user_id === 3 || user_id === 16) await tx.participants.update(id, { side: 'home' });
          if (user_id === 23) await tx.participants.update(id, { side: 'away' });
        }
      }),
    play: ({ userEvent }) =>
      withShareSheet(
        () => Promise.reject(new DOMException('not here', 'NotAllowedError')),
        async (sheet) => {
          const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
          const main = within(screen.getByRole('main'));
          await userEvent.click(main.getByRole('button', { name: 'Shpërndaj' }));
          await expect(await screen.findByText('Teksti u kopjua.')).toBeVisible();
          const text = [
            '⚽ Futboll i së enjtes 7×7',
            '📅 e enjte, 26 nëntor, 20:00–21:00',
            '📍 Qendra Sportive Kombinati Veri, Fusha 1',
            '👥 14/14 lojtarë · presin 3',
            '💰 300 Lekë për person',
            'Ekipi i zi: Endri Çela, Ergys Dervishi',
            'Ekipi i bardhë: Fatjon Lleshi +1',
            link,
          ];
          await expect(linesOf(sheet.mock.calls[0]?.[0]?.text)).toEqual(text);
          await expect(linesOf(copy.mock.calls[0]?.[0])).toEqual(text);
        },
      ),
  }),
  name: '[COM-06] the text of the event in Albanian, for the share sheet and copied',
};
