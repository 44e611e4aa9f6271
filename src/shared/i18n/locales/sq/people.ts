import type { Dictionary } from '../../dictionary.types.ts';
import type { people as english } from '../en/people.ts';

export const people: Dictionary<typeof english> = {
  you: 'Ti',
  online: 'Në linjë',
  facts: { since: 'Që nga {{date}}', waits: 'I ftuar, ende pa përgjigje' },
  menu: 'Veprimet për {{name}}',
  remove: {
    action: 'Hiq',
    title: 'Ta heqësh {{name}}?',
    confirm: 'Hiq',
    done: '{{name}} u hoq.',
  },
  withdraw: {
    action: 'Tërhiq ftesën',
    title: 'Ta tërheqësh ftesën?',
    message: '{{name}} nuk mund ta pranojë më.',
    confirm: 'Tërhiq',
    done: 'Ftesa u tërhoq.',
  },
  invite: {
    action: 'Fto',
    title: 'Fto te {{name}}',
    who: 'Kë',
    people: 'Lojtarë',
    team: 'Një ekip',
    community: 'Një komunitet',
    teamField: 'Ekipi',
    teamHint: 'Të gjithë ata që janë tani në ekip.',
    communityField: 'Komuniteti',
    allOf: 'Të gjithë anëtarët e {{name}}',
    done_one: 'U ftua {{count}} person.',
    done_other: 'U ftuan {{count}} persona.',
  },
};
