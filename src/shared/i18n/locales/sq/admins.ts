import type { Dictionary } from '../../dictionary.types.ts';
import type { admins as english } from '../en/admins.ts';

export const admins: Dictionary<typeof english> = {
  title: 'Ekipi',
  list: 'Përdoruesit',
  count_one: '{{count}} përdorues',
  count_other: '{{count}} përdorues',
  notLoaded: 'Përdoruesit nuk u ngarkuan.',
  rolesAndHandover: 'Rolet dhe kalimi i pronësisë',
  readOnly: 'Vetëm një pronar mund të shtojë, të ndryshojë ose të heqë përdorues.',
  onlyMe: 'Këtë qendër e drejton vetëm ti',
  onlyMeHint: 'Shto njerëzit me të cilët punon. Secili mund të bëjë vetëm atë që i lejon roli.',
  you: 'Ti',
  online: 'Në linjë',
  since: 'Që nga {{date}}',
  lastOwner: 'Pronari i vetëm. Për të hequr dorë ose për t’u larguar, bëj më parë dikë tjetër pronar.',
  role: 'Roli',
  roles: { owner: 'Pronar', manager: 'Menaxher', staff: 'Staf' },
  may: {
    owner: 'Gjithçka, edhe përdoruesit e publikimin',
    manager: 'Rezervimet, të dhënat, fushat, rregullat dhe fotot',
    staff: 'Vetëm rezervimet; të tjerat i sheh',
  },
  menu: 'Veprimet për {{name}}',
  add: {
    title: 'Shto përdorues',
    known: 'Është këtu: {{role}}',
    submit: 'Ruaj',
    done: 'Përdoruesi u shtua.',
  },
  change: { action: 'Ndrysho rolin', title: 'Roli: {{name}}', submit: 'Ruaj', done: 'Roli u ndryshua.' },
  remove: {
    action: 'Hiq nga qendra',
    title: 'Ta heqësh {{name}}?',
    message: 'E humb menjëherë hyrjen te qendra. Rezervimet e veta i mbeten.',
    confirm: 'Hiq',
    done: '{{name}} u hoq.',
  },
  leave: {
    action: 'Largohu nga qendra',
    title: 'Të largohesh nga qendra?',
    message: 'E humb menjëherë hyrjen te qendra. Vetëm një pronar mund të të shtojë përsëri.',
    confirm: 'Largohu',
    done: 'U largove nga qendra.',
  },
};
