import type { Dictionary } from '../../dictionary.types.ts';
import type { fields as english } from '../en/fields.ts';

export const fields: Dictionary<typeof english> = {
  date: {
    pattern: 'dd.mm.yyyy',
    open: 'Hap kalendarin',
    calendar: 'Kalendari',
    invalid: 'Kjo nuk është datë. Shkruaje si dd.mm.yyyy.',
    tooEarly: 'Zgjidh {{date}} ose më vonë.',
    tooLate: 'Zgjidh {{date}} ose më herët.',
    closed: 'Kjo ditë nuk mund të zgjidhet.',
  },
  time: {
    open: 'Hap listën e orëve',
    list: 'Lista e orëve',
    invalid: 'Kjo nuk është orë. Shkruaje si 19:30.',
    tooEarly: 'Zgjidh orën {{time}} ose më vonë.',
    tooLate: 'Zgjidh orën {{time}} ose më herët.',
  },
  number: {
    less: 'Ul: {{field}}',
    more: 'Rrit: {{field}}',
    range: 'Shkruaj një numër të plotë nga {{min}} deri në {{max}}.',
  },
  search: {
    clear: 'Pastro: {{field}}',
    none: 'Asgjë nuk u gjet për “{{text}}”.',
    count_one: '{{count}} rezultat',
    count_other: '{{count}} rezultate',
  },
  person: {
    search: 'Kërko me emër ose telefon',
    hint: 'Tri shkronja të emrit ose numri i plotë i telefonit. Gjenden vetëm njerëz me llogari të verifikuar.',
    tooLittle: 'Shkruaj tri shkronja të emrit ose numrin e plotë të telefonit.',
    chosen: 'E zgjedhur',
    chosenList: 'Të zgjedhurit',
    remove: 'Hiq {{name}} nga lista',
  },
};
