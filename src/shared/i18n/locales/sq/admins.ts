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
  onlyMeHint: 'Shto njerëzit me të cilët punon. Secili mund të bëjë vetëm atë që i lejon roli.',
  lastOwner: 'Pronari i vetëm. Për të hequr dorë ose për t’u larguar, bëj më parë dikë tjetër pronar.',
  role: 'Roli',
  roles: { owner: 'Pronar', manager: 'Menaxher', staff: 'Staf', referee: 'Arbitër' },
  nameless: 'Profil i paplotësuar',
  noneSuch: 'Askush këtu nuk ka profil të tillë.',
  filter: { label: 'Profili', all: 'Të gjithë', completed: 'I plotësuar', uncompleted: 'I paplotësuar' },
  venue: {
    onlyMe: 'Këtë qendër e drejton vetëm ti',
    may: {
      owner: 'Gjithçka, edhe përdoruesit e publikimin',
      manager: 'Rezervimet, të dhënat, fushat, rregullat dhe fotot',
      staff: 'Vetëm rezervimet; të tjerat i sheh',
    },
    remove: {
      action: 'Hiq nga qendra',
      message: 'E humb menjëherë hyrjen te qendra. Rezervimet e veta i mbeten.',
    },
    leave: { action: 'Largohu nga qendra', title: 'Të largohesh nga qendra?', done: 'U largove nga qendra.' },
  },
  organization: {
    onlyMe: 'Këtë organizatë e drejton vetëm ti',
    may: {
      owner: 'Gjithçka, edhe përdoruesit, profilin dhe cilësimet',
      manager: 'Kompeticionet, aktivitetet dhe aplikimet',
      referee: 'Vetëm ndeshjet që i caktohen',
    },
    remove: {
      action: 'Hiq nga organizata',
      message: 'E humb menjëherë hyrjen te organizata. Llogarinë e vet e ruan.',
    },
    leave: {
      action: 'Largohu nga organizata',
      title: 'Të largohesh nga organizata?',
      done: 'U largove nga organizata.',
    },
  },
  add: {
    title: 'Shto përdorues',
    known: 'Është këtu: {{role}}',
    submit: 'Ruaj',
    done: 'Përdoruesi u shtua.',
  },
  change: { action: 'Ndrysho rolin', title: 'Roli: {{name}}', submit: 'Ruaj', done: 'Roli u ndryshua.' },
  leave: {
    message: 'E humb menjëherë hyrjen. Vetëm një pronar mund të të shtojë përsëri.',
    confirm: 'Largohu',
  },
};
