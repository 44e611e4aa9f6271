import { createElement as h } from 'react';

const pages = ['Home', 'Explore', 'Venues', 'Competitions', 'Account'] as const;
const days = ['Tonight', 'Tomorrow', 'Weekend'] as const;
const steps = [
  ['Find', 'Choose a sport, a city and a day. See what is free.'],
  ['Book', 'Three taps: day, time, confirm. Once or every week.'],
  ['Play', 'Pay at the venue. Plans changed? Change the time or cancel.'],
] as const;

const list = (name: string, all: string) =>
  h('label', { key: name }, name, h('select', { name }, h('option', null, all)));

/** Every text and control of the app's front page in plain elements, without its pictures. Without JSX, so that Node draws it too. */
export const Front = () => [
  h('a', { key: 'skip', href: '#main' }, 'Skip to content'),
  h(
    'header',
    { key: 'header' },
    h('a', { href: '/app/' }, 'Fusha'),
    h('button', null, 'Shqip'),
    h('button', null, 'Theme: System'),
    h('a', { href: '/app/auth/login' }, 'Sign in'),
  ),
  h(
    'nav',
    { key: 'nav' },
    h(
      'ul',
      null,
      pages.map((name) => h('li', { key: name }, h('a', { href: '/app/' }, name))),
    ),
  ),
  h('h1', { key: 'claim' }, 'Find a court. Book it. Play.'),
  h('p', { key: 'subtitle' }, 'Football, basketball, volleyball and tennis near you.'),
  h(
    'form',
    { key: 'search' },
    list('Sport', 'All sports'),
    list('City', 'All cities'),
    days.map((name) => h('button', { key: name }, name)),
    h('button', null, 'Search'),
  ),
  h('h2', { key: 'how' }, 'How it works'),
  h(
    'ol',
    { key: 'steps' },
    steps.map(([name, text]) => h('li', { key: name }, h('h3', null, name), h('p', null, text))),
  ),
  h('h2', { key: 'competitions' }, 'Competitions to enter or follow'),
  h(
    'p',
    { key: 'owners' },
    'Do you run a sports venue?',
    h('a', { href: '/app/account?do=list-venue' }, 'List your venue'),
  ),
];
