/** The form of a venue: its owner's, and that of whoever lists a new one. */
export const listing = {
  name: 'Name',
  description: 'Description',
  descriptionHint: 'What players should know: the ground, the lights, how to get in.',
  city: 'City',
  address: 'Address',
  bookable: 'Accept online bookings',
  bookableHint: 'When off, players see your phone number instead.',
  save: 'Save changes',
  saved: 'The details are saved.',
  readOnly: 'Only the owner and the managers of the venue can change these details.',
  position: {
    title: 'Location',
    hint: 'Press the map where the entrance is, or drag the pin. Arrow keys move it too.',
    map: 'Map of the location',
    pin: 'Pin of the venue, moved by arrow keys',
    toMiddle: 'Put the pin in the middle of the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    coordinates: 'Enter coordinates',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  list: {
    title: 'List your venue',
    another: 'List another venue',
    intro:
      'Begin with the name and the place. Courts, prices and photos come next, and players see nothing before you are ready.',
    submit: 'Create venue',
    done: 'Your venue is created.',
    guest: 'Sign in to list your venue.',
  },
} as const;
