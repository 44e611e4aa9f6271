/** The guest's home page and explore. */
export const home = {
  hero: {
    title: 'Find a court. Book it. Play.',
    subtitle: 'Football, basketball, volleyball and tennis near you.',
    action: 'Find a court',
  },
  search: { sport: 'Sport', city: 'City', day: 'Day', time: 'Time', submit: 'Search' },
  explore: {
    title: 'Explore',
    live: 'Live now',
    tonight: 'Free tonight',
    venues: 'Venues',
    events: 'Events',
    competitions: 'Competitions',
    communities: 'Communities',
    teams: 'Teams',
    empty: 'Nothing here yet.',
    nearYou: 'Near you',
  },
  owners: {
    title: 'Do you run a venue?',
    message: 'Put your courts online and take bookings around the clock.',
    action: 'Add your venue',
  },
} as const;
