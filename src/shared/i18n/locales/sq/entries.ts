import type { Dictionary } from '../../dictionary.types.ts';
import type { entries as english } from '../en/entries.ts';

export const entries: Dictionary<typeof english> = {
  places_one: '{{taken}} nga {{count}} vend i zënë',
  places_other: '{{taken}} nga {{count}} vende të zëna',
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
  fee: {
    term: 'Tarifa e pjesëmarrjes',
    paid: 'Tarifa u pagua',
    open: 'Tarifa ende pa u paguar',
    paidBy: '{{name}} e ka paguar tarifën e pjesëmarrjes',
    notLoaded: 'Nuk u ngarkua kush e ka paguar tarifën.',
  },
};
