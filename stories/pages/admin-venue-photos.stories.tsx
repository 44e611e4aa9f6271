import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getGetManagedVenueQueryKey } from '../../src/shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { GetManagedVenueData, Venue } from '../../src/shared/api/generated/model';
import type { App } from '../../src/app/app.ts';
import { appStory } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';

export default { title: 'Pages/Admin venue/Photos' } satisfies Meta;

const DAJTI = 2;
const owner = { route: '/admin/venue?view=photos', persona: 'owner', module: 'venue', entityId: DAJTI } as const;
const failing = (operation: 'uploadImage' | 'updateVenue' | 'deleteVenueImage', status: 500 | 'held') => [
  { operation, status } as const,
];
const list = () => screen.findByRole('list', { name: 'Photos' });
const order = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => item.dataset['item']);

const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!found) throw new Error('no input for photos');
  return found;
};
const change = ({ clients }: App, part: Partial<Venue>) =>
  clients
    .current()
    .setQueryData<GetManagedVenueData>(
      getGetManagedVenueQueryKey(DAJTI),
      (data) => data && { ...data, venue: { ...data.venue, ...part } },
    );

export const Ready = appStory({ ...owner, shows: /The first photo is the cover/ });
export const InAlbanian = appStory({
  ...owner,
  language: 'sq',
  shows: /Fotoja e parë është kopertina: shfaqet në lista.*Ka vend edhe për 8 foto\..*Ndrysho logon/,
});
export const InAlbanianOnADesktop = appStory({
  ...owner,
  language: 'sq',
  wide: true,
  shows: /Kopertina.*Shto foto.*Vendndodhjen e heqim ne\..*Logoja.*Një foto katrore/,
});
export const None = appStory({ ...owner, entityId: 1, shows: /players see a drawing of your court/ });

/** Uploaded in the order of choice; a text that is called a picture is refused beside its name. */
export const Uploaded = appStory({
  ...owner,
  play: async ({ canvasElement, userEvent }) => {
    const before = (await order()).length;
    await userEvent.upload(input(canvasElement), [
      await drawnPicture('one.png'),
      new File(['only words'], 'two.jpg', { type: 'image/jpeg' }),
      await drawnPicture('three.png'),
    ]);
    await waitFor(async () => expect((await order()).length).toBe(before + 2));
    const uploads = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await expect(uploads()[0]).toHaveTextContent(
      'two.jpgError while uploading the images. Only jpeg, png and webp pictures can be used.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove two.jpg from the list' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  },
});

export const Uploading = appStory({
  ...owner,
  failures: failing('uploadImage', 'held'),
  play: async ({ canvasElement, userEvent }) => {
    await list();
    await userEvent.upload(input(canvasElement), [await drawnPicture('one.png'), await drawnPicture('two.png')]);
    const rows = within(await screen.findByRole('list', { name: 'Uploads' }));
    await expect(await rows.findByRole('progressbar', { name: 'one.png' })).toBeVisible();
    await expect(await rows.findByText('Waiting')).toBeVisible();
  },
});

export const UploadFailed = appStory({
  ...owner,
  failures: failing('uploadImage', 500),
  play: async ({ canvasElement, userEvent }, _, { control }) => {
    const before = (await order()).length;
    await userEvent.upload(input(canvasElement), [await drawnPicture('one.png')]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.getByText('Error while uploading the images.')).toBeVisible();
    await control.setScenario('default');
    await userEvent.click(again);
    await waitFor(async () => expect((await order()).length).toBe(before + 1));
    window.scrollTo(0, 0); // axe takes a button that is half under the bar for a small one
  },
});

/** Of more files than there is room for, the first are taken. */
export const TooMany = appStory({
  ...owner,
  failures: failing('uploadImage', 'held'),
  play: async ({ canvasElement, userEvent }) => {
    const room = 10 - (await order()).length;
    const one = await drawnPicture('one.png');
    await userEvent.upload(
      input(canvasElement),
      Array.from({ length: room + 1 }, () => one),
    );
    const uploads = within(await screen.findByRole('list', { name: 'Uploads' }));
    await waitFor(() => expect(uploads.getAllByRole('listitem')).toHaveLength(room + 1));
    await expect(within(uploads.getAllByRole('listitem').at(-1) ?? canvasElement).getByRole('alert')).toHaveTextContent(
      'Error while uploading the images. There is no room for this photo.',
    );
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
});

const RULES = '/admin/venue?view=rules';
const PHOTOS = '/admin/venue?view=photos';

/** An upload goes on while another part is open. */
export const GoesOnElsewhere = appStory({
  ...owner,
  failures: failing('uploadImage', 'held'),
  play: async ({ canvasElement, userEvent }, { router }, { control }) => {
    const before = (await order()).length;
    await userEvent.upload(input(canvasElement), [await drawnPicture('one.png')]);
    await screen.findByRole('progressbar', { name: 'one.png' });
    await router.navigate(RULES);
    await screen.findByRole('combobox', { name: 'Days ahead' });
    await control.setScenario('default');
    await router.navigate(PHOTOS);
    await waitFor(async () => expect((await order()).length).toBe(before + 1));
  },
});

export const FailsElsewhere = appStory({
  ...owner,
  failures: failing('uploadImage', 'held'),
  play: async ({ canvasElement, userEvent }, { router }, { control }) => {
    await list();
    await userEvent.upload(input(canvasElement), [await drawnPicture('one.png')]);
    await screen.findByRole('progressbar', { name: 'one.png' });
    await router.navigate(RULES);
    await screen.findByRole('combobox', { name: 'Days ahead' });
    control.addFailure({ operation: 'uploadImage', status: 500 });
    await expect(await screen.findByText('Error while uploading the images.')).toBeVisible();
  },
});

/** What a camera writes beside the picture, the place among it, is not sent. */
export const WithoutMetadata = appStory({
  ...owner,
  play: async ({ canvasElement, userEvent }) => {
    const before = (await order()).length;
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    const plain = await fetch(canvas.toDataURL('image/jpeg')).then(async (answer) => answer.bytes());
    const note = new TextEncoder().encode('Exif\0\0GPS 41.3275, 19.8187');
    // a segment of metadata after the mark that begins a jpeg
    const taken = [plain.slice(0, 2), new Uint8Array([0xff, 0xe1, 0, note.length + 2]), note, plain.slice(2)];
    await userEvent.upload(input(canvasElement), [new File(taken, 'taken.jpg', { type: 'image/jpeg' })]);
    await waitFor(async () => expect((await order()).length).toBe(before + 1));
    const shown =
      within(await list())
        .getAllByRole<HTMLImageElement>('img')
        .at(-1)?.src ?? '';
    const sent = await fetch(shown).then(async (answer) => answer.bytes());
    await expect(Array.from(sent.slice(0, 2))).toEqual([0xff, 0xd8]);
    await expect(new TextDecoder('latin1').decode(sent)).not.toContain('GPS 41.3275');
  },
});

/** The order that the server refused is taken back, and that is said. */
export const MoveRefused = appStory({
  ...owner,
  failures: failing('updateVenue', 500),
  play: async ({ userEvent }, _, { control }) => {
    const before = await order();
    control.addFailure({ operation: 'getManagedVenue', status: 'held' }); // which would bring the order back as well
    (await screen.findByRole('button', { name: 'Move photo 1' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await waitFor(async () => expect(await order()).toEqual(before));
  },
});

/** Asked before; the focus is on the button that adds another. */
export const Removed = appStory({
  ...owner,
  play: async ({ userEvent }) => {
    const before = await order();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for photo 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await order()).toEqual(before.slice(1)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus());
    await expect(await screen.findByText('The photo is removed.')).toBeVisible();
  },
});

export const Full = appStory({
  ...owner,
  play: async (_, app) => {
    await list();
    const one = { width: 4, height: 3, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' };
    change(app, { images: Array.from({ length: 10 }, (__, index) => ({ id: 900 + index, ...one })) });
    await expect(await screen.findByText('There is no room for more. Remove a photo to add another.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  },
});

export const Staff = appStory({
  ...owner,
  play: async (_, app) => {
    await list();
    change(app, { permissions: {} });
    await expect(await screen.findByText(/^Only the owner and the managers/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Move photo/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Change logo' })).toBeNull();
  },
});
