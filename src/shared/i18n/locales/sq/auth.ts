import type { Dictionary } from '../../dictionary.types.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Dictionary<typeof english> = {
  login: {
    title: 'Hyr',
    subtitle: 'Mirë se erdhe përsëri.',
    submit: 'Hyr',
  },
  fields: {
    password: 'Fjalëkalimi',
    showPassword: 'Shfaq shkronjat',
    hidePassword: 'Fshih shkronjat',
  },
  countries: {
    al: 'Shqipëri',
    xk: 'Kosovë',
    mk: 'Maqedonia e Veriut',
    me: 'Mali i Zi',
    gr: 'Greqi',
    it: 'Itali',
    de: 'Gjermani',
    ch: 'Zvicër',
    at: 'Austri',
    gb: 'Mbretëria e Bashkuar',
    us: 'Shtetet e Bashkuara',
  },
  account: {
    phone: 'Telefoni',
    city: 'Qyteti',
    profiles: 'Profilet e tua',
    active: 'Aktiv',
    settings: 'Gjuha dhe pamja',
  },
};
