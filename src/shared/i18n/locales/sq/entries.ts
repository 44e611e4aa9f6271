import type { Dictionary } from '../../dictionary.types.ts';
import type { entries as english } from '../en/entries.ts';

export const entries: Dictionary<typeof english> = {
  all: 'Aplikimet',
  waiting_one: 'Aplikimet ({{count}} në pritje)',
  waiting_other: 'Aplikimet ({{count}} në pritje)',
  notFound: 'Ky kompeticion nuk ekziston ose nuk mund ta shohësh.',
  noPermission: 'Vetëm organizatorët e shohin kush kërkon një vend.',
  full: 'Të gjitha vendet janë zënë. Kur lirohet një vend, ekipet në listën e pritjes ngjiten me radhë.',
  none: 'Ende asnjë ekip nuk ka kërkuar një vend.',
  noneHint: 'Ekipet kërkojnë te faqja e kompeticionit, sa kohë regjistrimi është i hapur.',
  noneDraft: 'Hape regjistrimin te faqja e kompeticionit, që ekipet të kërkojnë një vend.',
  groups: {
    pending: 'Në pritje',
    waitlisted: 'Lista e pritjes',
    accepted: 'Pranuar',
    closed: 'Refuzuar, tërhequr ose skaduar',
  },
  apply: {
    action: 'Apliko me një ekip',
    title: 'Apliko te {{name}}',
    decided: 'Vendosin organizatorët dhe administratorëve e menaxherëve të ekipit u vjen njoftim.',
    atOnce: 'Sa kohë ka vend, ekipi hyn menjëherë; përndryshe kalon në listën e pritjes.',
    fee: 'Tarifa e pjesëmarrjes është {{fee}} për ekipin dhe i paguhet organizatorit.',
    team: 'Ekipi',
    asTeam: 'Ekipi: {{team}}',
    roster: 'Lojtarët',
    rosterHint:
      'Kush luan në këtë kompeticion: {{min}} deri në {{max}} lojtarë të ekipit, që nuk luajnë për një ekip tjetër në të.',
    player: '{{name}} · {{number}}',
    chosen_one: '{{count}} lojtar i zgjedhur',
    chosen_other: '{{count}} lojtarë të zgjedhur',
    message: 'Mesazhi',
    messageHint: 'Organizatorët e lexojnë bashkë me aplikimin.',
    submit: 'Apliko',
    done: {
      pending: '{{team}} aplikoi te {{name}}.',
      accepted: '{{team}} ka një vend te {{name}}.',
      waitlisted: '{{team}} është në listën e pritjes të {{name}}.',
    },
    notLoaded: 'Ekipet e tua nuk u ngarkuan.',
    noTeam: 'Nuk drejton asnjë ekip të këtij sporti. Aplikojnë administratorët dhe menaxherët.',
  },
  fee: {
    term: 'Tarifa e pjesëmarrjes',
    paid: 'Tarifa u pagua',
    open: 'Tarifa ende pa u paguar',
    paidBy: 'Tarifa u pagua: {{name}}',
    notLoaded: 'Nuk u ngarkua kush e ka paguar tarifën.',
  },
};
