import type { Dictionary } from '../../dictionary.types.ts';
import type { organization as english } from '../en/organization.ts';

export const organization: Dictionary<typeof english> = {
  found: { title: 'Organizata', none: 'Asnjë organizatë nuk përputhet.' },
  kind: 'Organizatë',
  share: 'Shpërndaj',
  contact: 'Kontakti',
  about: 'Rreth organizatës',
  noDescription: 'Organizata nuk ka shkruar ende asgjë për veten.',
  photos: 'Fotot e {{name}}',
  photo: 'Fotoja {{number}} e {{name}}',
  competitions: {
    title: 'Kompeticionet',
    none: 'Ende asnjë kompeticion',
    noneHint: 'Këtu do të shfaqen kompeticionet e organizatës {{name}}.',
  },
  register: { question: 'Organizon liga ose turne?', title: 'Regjistro një organizatë' },
  manage: 'Menaxho',
  notFound: 'Në këtë adresë nuk ka asnjë organizatë.',
  explore: 'Kthehu te Eksploro',
};
