/** Sign-in, registration, verification, password and profile. */
export const auth = {
  login: {
    title: 'Sign in',
    subtitle: 'Welcome back.',
    submit: 'Sign in',
  },
  fields: {
    password: 'Password',
    showPassword: 'Show characters',
    hidePassword: 'Hide characters',
  },
  countries: {
    al: 'Albania',
    xk: 'Kosovo',
    mk: 'North Macedonia',
    me: 'Montenegro',
    gr: 'Greece',
    it: 'Italy',
    de: 'Germany',
    ch: 'Switzerland',
    at: 'Austria',
    gb: 'United Kingdom',
    us: 'United States',
  },
  account: {
    phone: 'Phone',
    city: 'City',
    profiles: 'Your profiles',
    active: 'Active',
    settings: 'Language and theme',
  },
} as const;
