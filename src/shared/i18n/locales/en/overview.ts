/** A venue at a glance, for its own people: what is missing, its figures, its publication. */
export const overview = {
  publication: 'Publication',
  meaning: {
    draft: 'Players do not see the venue yet. Add what is missing, then send it for review.',
    ready: 'Players do not see the venue yet. Everything is there: send it for review.',
    sent: 'Sent on {{date}}.',
    inReview: 'We look at every venue before players see it, and tell you as soon as it is decided.',
    published: 'Players find the venue and book its courts.',
    publishedNoBookings: 'Players find the venue. It takes no online bookings.',
    unpublished: 'Players no longer find the venue. Bookings made before are still valid.',
    reason: 'Reason: {{reason}}',
    disabled: 'Fusha has disabled the venue. Players do not find it; bookings made before are still valid.',
  },
  steps: {
    submit: 'Submit for review',
    withdraw: 'Withdraw',
    unpublish: 'Unpublish',
    publish: 'Publish again',
    reopen: 'Prepare a new review',
  },
  ask: {
    withdraw: {
      title: 'Withdraw from review?',
      message: 'The venue is unpublished again, and goes to the end of the line when you send it once more.',
    },
    unpublish: {
      title: 'Unpublish the venue?',
      message: 'Players will no longer find it or book there. Bookings already made are still valid.',
    },
  },
  done: {
    submit: 'The venue is in review.',
    withdraw: 'The venue is withdrawn from review.',
    unpublish: 'The venue is unpublished.',
    publish: 'The venue is published.',
    reopen: 'You can change the venue and submit it again.',
  },
  rejected: 'The review sent the venue back. Change this and submit it again:',
  missing: {
    title: 'Before the review',
    ready: 'Ready for review',
    done: 'Already there: {{parts}}.',
    worth: 'Worth adding',
  },
  parts: {
    name: { name: 'name', add: 'Add the name', why: 'As it stands above the door' },
    city: { name: 'city', add: 'Choose the city', why: 'Players search by it' },
    address: { name: 'address', add: 'Add the address', why: 'Street and number, or what is close by' },
    location: { name: 'location', add: 'Put the pin on the map', why: 'Players find the way by it' },
    phone: { name: 'phone number', add: 'Add the phone number', why: 'For questions on the day' },
    image: { name: 'logo', add: 'Add a logo', why: 'Shown next to your name' },
    courts: { name: 'courts', add: 'Add a court', why: 'Its sport, hours and price' },
    description: { name: 'description', add: 'Describe the venue', why: 'The ground, the lights, how to get in' },
    covers: { name: 'photos', add: 'Add photos of the courts', why: 'Players like to see where they will play' },
    bookable: { name: 'online bookings', add: 'Accept online bookings', why: 'Players book without a call' },
  },
} as const;
