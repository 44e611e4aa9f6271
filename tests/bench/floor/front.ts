import { createElement as h } from 'react';

const steps = [
  ['Find', 'Choose a sport, a city and a day. See what is free.'],
  ['Book', 'Three taps: day, time, confirm. Once or every week.'],
  ['Play', 'Pay at the venue. Plans changed? Change the time or cancel.'],
] as const;

/** The texts and controls of the app's front page in plain elements. Without JSX, so that Node draws it too. */
export const Front = () => [
  h('h1', { key: 'claim' }, 'Find a court. Book it. Play.'),
  h('p', { key: 'subtitle' }, 'Football, basketball, volleyball and tennis near you.'),
  h(
    'form',
    { key: 'search' },
    h('select', { name: 'sport_id', 'aria-label': 'Sport' }, h('option', null, 'All sports')),
    h('select', { name: 'city_id', 'aria-label': 'City' }, h('option', null, 'All cities')),
    h('button', null, 'Search'),
  ),
  h('h2', { key: 'how' }, 'How it works'),
  h(
    'ol',
    { key: 'steps' },
    steps.map(([name, text]) => h('li', { key: name }, h('h3', null, name), h('p', null, text))),
  ),
];
