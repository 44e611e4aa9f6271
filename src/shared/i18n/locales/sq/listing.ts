import type { Dictionary } from '../../dictionary.types.ts';
import type { listing as english } from '../en/listing.ts';

export const listing: Dictionary<typeof english> = {
  name: 'Emri',
  description: 'Përshkrimi',
  descriptionHint: 'Çfarë duhet të dinë lojtarët: terreni, ndriçimi, nga hyhet.',
  city: 'Qyteti',
  address: 'Adresa',
  slug: 'Adresa e faqes',
  slugHint: 'Shkronja të vogla, shifra dhe viza. Lidhjet me adresën e vjetër nuk hapen më.',
  bookable: 'Prano rezervime online',
  bookableHint: 'Lojtarët rezervojnë vetë. Pa këtë shohin vetëm numrin e telefonit.',
  save: 'Ruaj ndryshimet',
  saved: 'Të dhënat u ruajtën.',
  readOnly: 'Vetëm pronari dhe menaxherët e qendrës mund t’i ndryshojnë këto të dhëna.',
  position: {
    title: 'Vendndodhja',
    hint: 'Shtyp hartën aty ku është hyrja, ose tërhiq shenjën. E lëvizin edhe shigjetat e tastierës.',
    map: 'Harta e vendndodhjes',
    pin: 'Shenja e qendrës, lëviz me shigjeta',
    toMiddle: 'Vendose shenjën në mes të hartës',
    zoomIn: 'Zmadho',
    zoomOut: 'Zvogëlo',
    coordinates: 'Shkruaj koordinatat',
    latitude: 'Gjerësia gjeografike',
    longitude: 'Gjatësia gjeografike',
  },
  list: {
    title: 'Regjistro qendrën tënde',
    another: 'Regjistro një qendër tjetër',
    intro:
      'Fillo me emrin dhe vendin. Fushat, çmimet dhe fotot vijnë më pas, dhe lojtarët nuk shohin asgjë para se të jesh gati.',
    submit: 'Krijo qendrën',
    done: 'Qendra jote u krijua.',
    guest: 'Hyr për të regjistruar qendrën tënde.',
  },
};
