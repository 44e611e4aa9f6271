import type { Dictionary } from '../../dictionary.types.ts';
import type { overview as english } from '../en/overview.ts';

export const overview: Dictionary<typeof english> = {
  publication: 'Publikimi',
  meaning: {
    draft: 'Lojtarët ende nuk e shohin qendrën. Shto çfarë mungon, pastaj dërgoje për shqyrtim.',
    ready: 'Lojtarët ende nuk e shohin qendrën. Gjithçka është gati: dërgoje për shqyrtim.',
    sent: 'U dërgua më {{date}}.',
    inReview: 'Çdo qendër e shohim para se ta shohin lojtarët, dhe të njoftojmë sapo të vendoset.',
    published: 'Lojtarët e gjejnë qendrën dhe i rezervojnë fushat.',
    publishedNoBookings: 'Lojtarët e gjejnë qendrën. Ajo nuk pranon rezervime online.',
    unpublished: 'Lojtarët nuk e gjejnë më qendrën. Rezervimet e bëra më parë vlejnë ende.',
    reason: 'Arsyeja: {{reason}}',
    disabled:
      'Administrata e platformës Fusha e ka çaktivizuar qendrën. Lojtarët nuk e gjejnë; rezervimet e bëra më parë vlejnë ende.',
  },
  steps: {
    submit: 'Dërgo për shqyrtim',
    withdraw: 'Tërhiqe',
    unpublish: 'Hiqe nga publikimi',
    publish: 'Publikoje përsëri',
    reopen: 'Përgatit një shqyrtim të ri',
  },
  ask: {
    withdraw: {
      title: 'Ta tërheqësh nga shqyrtimi?',
      message: 'Qendra mbetet e papublikuar, dhe kur ta dërgosh sërish, shkon në fund të radhës.',
    },
    unpublish: {
      title: 'Ta heqësh qendrën nga publikimi?',
      message: 'Lojtarët nuk do ta gjejnë më dhe nuk do të rezervojnë aty. Rezervimet e bëra vlejnë ende.',
    },
  },
  done: {
    submit: 'Qendra është në shqyrtim.',
    withdraw: 'Qendra u tërhoq nga shqyrtimi.',
    unpublish: 'Qendra u hoq nga publikimi.',
    publish: 'Qendra u publikua.',
    reopen: 'Mund ta ndryshosh qendrën dhe ta dërgosh sërish.',
  },
  rejected: 'Shqyrtimi e ktheu qendrën. Ndrysho këtë dhe dërgoje sërish:',
  missing: {
    title: 'Para shqyrtimit',
    ready: 'Gati për shqyrtim',
    done: 'Janë shtuar: {{parts}}.',
    worth: 'Ia vlen të shtohet',
  },
  parts: {
    name: { name: 'emri', add: 'Shto emrin', why: 'Siç shkruhet mbi derë' },
    city: { name: 'qyteti', add: 'Zgjidh qytetin', why: 'Lojtarët kërkojnë sipas tij' },
    address: { name: 'adresa', add: 'Shto adresën', why: 'Rruga dhe numri, ose çfarë ka afër' },
    location: { name: 'vendndodhja', add: 'Vendos shenjën në hartë', why: 'Me të lojtarët gjejnë rrugën' },
    phone: { name: 'telefoni', add: 'Shto numrin e telefonit', why: 'Për pyetje atë ditë' },
    image: { name: 'logoja', add: 'Shto një logo', why: 'Shfaqet pranë emrit' },
    courts: { name: 'fushat', add: 'Shto një fushë', why: 'Sporti, oraret dhe çmimi' },
    description: { name: 'përshkrimi', add: 'Përshkruaj qendrën', why: 'Terreni, ndriçimi, nga hyhet' },
    covers: { name: 'fotot', add: 'Shto foto të fushave', why: 'Lojtarët duan të shohin ku do të luajnë' },
    bookable: { name: 'rezervimet online', add: 'Prano rezervime online', why: 'Lojtarët rezervojnë pa telefonuar' },
  },
};
