import type { Dictionary } from '../../dictionary.types.ts';
import type { communities as english } from '../en/communities.ts';

export const communities: Dictionary<typeof english> = {
  title: 'Komunitetet',
  searchLabel: 'Kërko komunitete',
  searchPlaceholder: 'Emri i komunitetit',
  count_one: '{{count}} komunitet',
  count_other: '{{count}} komunitete',
  none: 'Ende nuk ka komunitete.',
  noneNear: 'Ende nuk ka komunitete pranë teje.',
  emptySearch: 'Asnjë komunitet. Ndrysho kërkimin ose pastroje.',
  mineEmpty: 'Ende nuk je në asnjë komunitet.',
  mineHint: 'Gjej një që luan sportin tënd, ose krijo tëndin.',
  filters: {
    title: 'Filtrat',
    sport: 'Sporti',
    city: 'Qyteti',
    allSports: 'Çdo sport',
    allCities: 'Çdo qytet',
    mine: 'Komunitetet e mia',
  },
  guest: { mine: 'Hyr për të parë komunitetet e tua.', create: 'Hyr për të krijuar një komunitet.' },
  create: 'Krijo komunitet',
  card: {
    members_one: '{{count}} anëtar',
    members_other: '{{count}} anëtarë',
    online_one: '{{count}} në linjë',
    online_other: '{{count}} në linjë',
    invited: 'Ftesë nga {{name}}',
    requested: 'Kërkesa u dërgua',
  },
  visibility: { public: 'Publik', private: 'Privat' },
  policy: { open: 'I hapur për të gjithë', request: 'Me kërkesë', invite: 'Vetëm me ftesë' },
  roles: { owner: 'Pronar', admin: 'Administrator', member: 'Anëtar' },
};
