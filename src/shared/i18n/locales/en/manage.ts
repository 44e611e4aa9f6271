/** The area of a venue's own users. */
export const manage = {
  asPlayer: 'See as player',
  title: 'Your venue',
  tabs: {
    label: 'Parts of the venue',
    overview: 'Overview',
    details: 'Details',
    courts: 'Courts',
    rules: 'Booking rules',
    photos: 'Photos',
  },
  notLoaded: 'The venue could not be loaded.',
};
