import type { Dictionary } from '../../dictionary.types.ts';
import type { home as english } from '../en/home.ts';

export const home: Dictionary<typeof english> = {
  hero: {
    title: 'Gjej fushën. Rezervo. Luaj.',
    subtitle: 'Futboll, basketboll, volejboll dhe tenis pranë teje.',
    action: 'Gjej një fushë',
  },
  search: { sport: 'Sporti', city: 'Qyteti', day: 'Dita', time: 'Ora', submit: 'Kërko' },
  explore: {
    title: 'Eksploro',
    live: 'Drejtpërdrejt tani',
    tonight: 'Të lira sonte',
    venues: 'Qendrat sportive',
    events: 'Aktivitetet',
    competitions: 'Kompeticionet',
    communities: 'Komunitetet',
    teams: 'Ekipet',
    empty: 'Ende asgjë këtu.',
    nearYou: 'Pranë teje',
  },
  owners: {
    title: 'Drejton një qendër sportive?',
    message: 'Vendosni fushat në internet dhe pranoni rezervime në çdo orë.',
    action: 'Shto qendrën tënde',
  },
};
