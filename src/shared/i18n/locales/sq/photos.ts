import type { Dictionary } from '../../dictionary.types.ts';
import type { photos as english } from '../en/photos.ts';

export const photos: Dictionary<typeof english> = {
  number: 'Fotoja {{number}} nga {{total}}',
  cover: 'Kopertina',
  move: 'Zhvendos foton {{number}}',
  moveHint: 'Përdor shigjetat e tastierës për ta zhvendosur foton.',
  actions: 'Veprime për foton {{number}}',
  makeCover: 'Bëje kopertinë',
  left: 'Zhvendos majtas',
  right: 'Zhvendos djathtas',
  remove: 'Hiq',
  moved: 'Fotoja tani është numri {{number}} nga {{total}}.',
  movedFirst: 'Fotoja tani është kopertina.',
  removed: 'Fotoja u hoq.',
  add: 'Shto foto',
  addHint: 'JPEG, PNG ose WebP, 8\u00a0MB secila. Vendndodhjen e heqim ne.',
  most: 'Deri në {{count}} foto.',
  room_one: 'Ka vend edhe për {{count}} foto.',
  room_other: 'Ka vend edhe për {{count}} foto.',
  full: 'Nuk ka më vend. Hiq një foto për të shtuar një tjetër.',
  uploads: 'Ngarkimet',
  waiting: 'Në pritje',
  sending: 'U dërgua {{share}} %',
  tooMany: 'Nuk ka vend për këtë foto.',
  dismiss: 'Hiqe {{name}} nga lista',
  covers: {
    title: 'Fotot',
  },
  logo: {
    title: 'Logoja',
    hint: 'Një foto katrore, që shfaqet pranë emrit.',
    choose: 'Zgjidh logon',
    change: 'Ndrysho logon',
  },
  venue: {
    hint: 'Fotoja e parë është kopertina: shfaqet në lista dhe në krye të faqes së qendrës.',
    none: 'Derisa të shtosh një foto, lojtarët shohin një vizatim të fushës.',
    readOnly: 'Vetëm pronari dhe menaxherët e qendrës mund t’i ndryshojnë fotot.',
  },
  organization: {
    hint: 'Fotoja e parë është kopertina: shfaqet në krye të faqes së organizatës.',
    none: 'Derisa të shtosh një foto, shfaqet një vizatim i një fushe.',
    readOnly: 'Vetëm një pronar i organizatës mund t’i ndryshojë fotot.',
  },
  team: {
    hint: 'Fotoja e parë është kopertina: shfaqet në krye të faqes së ekipit.',
    none: 'Derisa të shtosh një foto, shfaqet një vizatim i sportit tënd.',
    readOnly: 'Vetëm një administrator i ekipit mund t’i ndryshojë fotot.',
  },
};
