import type { Dictionary } from '../../dictionary.types.ts';
import type { communityform as english } from '../en/communityform.ts';

export const communityform: Dictionary<typeof english> = {
  name: 'Emri',
  sports: 'Sportet',
  city: 'Qyteti',
  description: 'Përshkrimi',
  descriptionHint: 'Cilët jeni, kur luani dhe kë kërkoni.',
  picture: {
    title: 'Fotoja',
    hint: 'Një foto katrore. Pa të, stemën e vizatojmë nga emri.',
    choose: 'Zgjidh foton',
    change: 'Ndrysho foton',
  },
  visibility: {
    label: 'Kush e sheh',
    public: 'Të gjithë e gjejnë dhe i lexojnë postimet.',
    private: 'Vetëm anëtarët dhe të ftuarit e dinë që ekziston.',
  },
  policy: {
    label: 'Kush mund të bashkohet',
    open: 'Të gjithë bashkohen menjëherë.',
    request: 'Kush kërkon dhe pranohet nga ti ose një administrator.',
    invite: 'Kush ftohet nga ti ose një administrator.',
    private: 'Në një komunitet privat hyhet me ftesë.',
    short: { open: 'I hapur', request: 'Me kërkesë', invite: 'Me ftesë' },
  },
  question: 'Pyetje për ata që kërkojnë',
  questionHint: 'Për shembull: ku luan zakonisht?',
  slug: 'Adresa e faqes',
  slugHint: 'Shkronja të vogla, shifra dhe viza. Lidhjet me adresën e vjetër nuk hapen më.',
  create: { title: 'Krijo komunitet', done: 'Komuniteti yt u krijua.' },
  edit: { title: 'Përpuno komunitetin', save: 'Ruaj ndryshimet' },
  saved: 'Komuniteti u ruajt.',
  sources: {
    title: 'Rezultatet dhe tabelat',
    on: 'Posto vetë',
    onHint:
      'Rezultatet zyrtare, lëvizjet prej tri vendesh a më shumë dhe javët që vijnë bëhen postime, të nënshkruara nga Fusha.',
    label: 'Ekipe dhe kompeticione',
    hint: 'Deri në dhjetë. Çfarë ka ndodhur para se t’i zgjedhësh, nuk postohet.',
    add: { team: 'Shto një ekip', competition: 'Shto një kompeticion' },
    chosen: 'Ekipet dhe kompeticionet që ndiqen',
    isChosen: 'E zgjedhur tashmë',
    types: { team: 'Ekip', competition: 'Kompeticion' },
    remove: 'Hiq {{name}} nga lista',
    saved: 'Rezultatet dhe tabelat u ruajtën.',
  },
};
