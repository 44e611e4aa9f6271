/** The guest's home page and explore. */
export const home = {
  title: 'Find a court',
  hero: {
    days: 'Free soon',
    title: 'Find a court. Book it. Play.',
    subtitle: 'Football, basketball, volleyball and tennis near you.',
    action: 'Find a court',
  },
  search: { sport: 'Sport', city: 'City', submit: 'Search' },
  tonight: {
    near: 'Play tonight in {{city}}',
    nearTomorrow: 'Play tomorrow evening in {{city}}',
    anywhere: 'Play tonight',
    anywhereTomorrow: 'Play tomorrow evening',
    empty: 'Nothing is free at {{time}}.',
    other: 'See other times',
  },
  how: {
    title: 'How it works',
    find: { title: 'Find', text: 'Choose a sport, a city and a day. See what is free.' },
    book: { title: 'Book', text: 'Three taps: day, time, confirm. Once or every week.' },
    play: { title: 'Play', text: 'Pay at the venue. Plans changed? Change the time or cancel.' },
  },
  competitions: {
    title: 'Competitions to enter or follow',
    registration: 'Registration open',
    ready: 'Starts soon',
    ongoing: 'Ongoing',
    none: 'No competition is open or under way now.',
  },
  explore: { title: 'Explore', sports: 'Sports', narrowed: 'Filters', without: 'Remove filter:' },
  bookmarks: {
    title: 'Saved venues',
    others: 'More saved venues',
    above: 'Everything you saved is in the list above.',
    empty: 'You have no saved venues yet.',
    find: 'Find venues',
  },
  near: {
    live: 'Live now',
    events: 'Events near you',
    noEvents: 'No events near you yet.',
    findEvents: 'See all events',
    venues: 'More venues',
  },
  upcoming: {
    title: 'Your next booking',
    empty: 'You have no upcoming bookings.',
    find: 'Find a court',
    all: 'All bookings',
    asked: 'The court is closed: answer until {{when}}',
  },
} as const;
