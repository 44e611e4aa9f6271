import type { Dictionary } from '../../dictionary.types.ts';
import type { communitypeople as english } from '../en/communitypeople.ts';

export const communitypeople: Dictionary<typeof english> = {
  title: 'Anëtarët',
  list: 'Anëtarët',
  count_one: '{{count}} person',
  count_other: '{{count}} persona',
  notLoaded: 'Anëtarët nuk u ngarkuan.',
  search: { label: 'Kërko anëtarë', placeholder: 'Emri' },
  groups: { label: 'Shfaq', active: 'Anëtarët', invited: 'Të ftuarit', banned: 'Të përjashtuarit' },
  none: {
    active: 'Nuk ka njeri këtu.',
    invited: 'Askush nuk ka ftesë të hapur.',
    banned: 'Askush nuk është përjashtuar.',
    named: 'Askush këtu nuk ka këtë emër.',
  },
  roles: { owner: 'Pronar', admin: 'Administrator' },
  isBanned: 'Nuk mund të lexojë as të bashkohet',
  ownerStays: 'Për t’u larguar, dorëzoja më parë komunitetin një anëtari tjetër.',
  role: {
    makeAdmin: 'Bëje administrator',
    makeMember: 'Bëje anëtar të thjeshtë',
    isAdmin: '{{name}} tani është administrator.',
    isMember: '{{name}} tani është anëtar pa rol.',
  },
  transfer: {
    action: 'Dorëzoja komunitetin',
    title: 'T’ia dorëzosh komunitetin {{name}}?',
    message: '{{name}} bëhet menjëherë pronar. Ti mbetesh administrator dhe vetëm {{name}} mund ta kthejë.',
    confirm: 'Dorëzo',
    done: '{{name}} tani është pronar.',
  },
  remove: {
    message: 'Nuk do të jetë më anëtar. Mund të bashkohet sërish si kushdo tjetër.',
  },
  ban: {
    action: 'Përjashto',
    title: 'Ta përjashtosh {{name}}?',
    message:
      'Humb menjëherë hyrjen. Derisa ta heqësh përjashtimin, nuk mund ta lexojë komunitetin, të bashkohet apo të ftohet. Postimet e tij mbeten.',
    confirm: 'Përjashto',
    done: '{{name}} u përjashtua.',
  },
  lift: { action: 'Hiq përjashtimin', done: '{{name}} mund të bashkohet sërish.' },
  invite: {
    leftOut: 'Anëtarët, të ftuarit dhe të përjashtuarit lihen jashtë.',
    letIn_one: '{{count}} person kishte kërkuar të bashkohej dhe tani është anëtar.',
    letIn_other: '{{count}} persona kishin kërkuar të bashkoheshin dhe tani janë anëtarë.',
    nobodyNew: 'Asnjë i ri: të gjithë janë tashmë anëtarë, të ftuar ose të përjashtuar.',
  },
  requests: {
    noPermission: 'Vetëm pronari dhe administratorët vendosin për kërkesat dhe raportimet.',
    toFeed: 'Shiko postimet',
  },
  reports: {
    title: 'Raportimet',
    notLoaded: 'Raportimet nuk u ngarkuan.',
    more_one: 'Edhe {{count}} raportim vjen pasi të vendosësh për këto.',
    more_other: 'Edhe {{count}} raportime vijnë pasi të vendosësh për këto.',
    none: 'Asnjë postim nuk është raportuar.',
    by: 'Raportoi {{name}}, {{date}}',
    keep: { action: 'Mbaje', done: 'Postimi mbetet.' },
    remove: {
      action: 'Hiq postimin',
      title: 'Ta heqësh postimin?',
      message: 'Zhduket për të gjithë, bashkë me komentet dhe pëlqimet.',
      confirm: 'Hiq',
      done: 'Postimi u hoq.',
    },
    ban: {
      action: 'Përjashto autorin',
      message:
        'Autori humb menjëherë hyrjen dhe postimi hiqet. Derisa ta heqësh përjashtimin, nuk mund ta lexojë komunitetin, të bashkohet apo të ftohet.',
      done: 'Autori u përjashtua dhe postimi u hoq.',
    },
    stale: 'Dikush tjetër ka vendosur tashmë.',
  },
};
