import type { Dictionary } from '../../dictionary.types.ts';
import type { fixtures as english } from '../en/fixtures.ts';

export const fixtures: Dictionary<typeof english> = {
  title: 'Ndeshjet',
  track: 'Shëno ndeshjen',
  next: 'Ndeshjet e ardhshme',
  last: 'Ndeshjet e fundit',
  none: 'Ende pa ndeshje. Dalin këtu sapo të caktohet një.',
  noneNext: 'Asnjë ndeshje e caktuar.',
  noneLast: 'Ende nuk është luajtur asnjë ndeshje.',
  others: 'Ndeshje të tjera',
  noDate: 'Pa datë të caktuar',
  mine: 'luan për: {{side}}',
  sides: { home: 'Ekipi i zi', away: 'Ekipi i bardhë' },
  live: {
    minute: 'minuta',
    points: 'pikët',
    quarter: 'periudha {{number}}',
    overtime: 'koha shtesë',
    shootout: 'Penalltitë',
    short: { quarter: 'P{{number}}', overtime: 'Shtesë' },
  },
  states: {
    live: 'Drejtpërdrejt',
    break: 'Pushim',
    postponed: 'E shtyrë',
    cancelled: 'E anuluar',
    suspended: 'E pezulluar',
    abandoned: 'E ndërprerë',
    walkover: 'Fitore pa lojë',
  },
};
