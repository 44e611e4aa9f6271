import type { Dictionary } from '../../dictionary.types.ts';
import type { manage as english } from '../en/manage.ts';

export const manage: Dictionary<typeof english> = {
  asPlayer: 'Shihe si lojtar',
  title: 'Qendra jote',
  tabs: {
    label: 'Pjesët e qendrës',
    overview: 'Përmbledhje',
    details: 'Të dhënat',
    courts: 'Fushat',
    rules: 'Rregullat e rezervimit',
    photos: 'Fotot',
  },
  notLoaded: 'Qendra nuk u ngarkua.',
};
