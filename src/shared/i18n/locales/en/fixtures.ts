/** Games in lists: of a team, of an organization's competitions. */
export const fixtures = {
  title: 'Games',
  track: 'Track game',
  next: 'Next games',
  last: 'Last games',
  none: 'No games yet. They stand here as soon as one is set.',
  noneNext: 'No game is set.',
  noneLast: 'No game played yet.',
  others: 'Other games',
  noDate: 'Date not set',
  mine: 'you play for {{side}}',
  sides: { home: 'Black team', away: 'White team' },
  states: {
    live: 'Live',
    break: 'Break',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    suspended: 'Suspended',
    abandoned: 'Abandoned',
    walkover: 'Walkover',
  },
} as const;
