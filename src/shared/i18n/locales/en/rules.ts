/** A venue's booking rules, as its own users set them; the sentences themselves are the players' (`venue`). */
export const rules = {
  intro:
    'Each rule shows what players read on the page of your venue. New rules apply to new bookings; those already made keep their deadline for cancelling.',
  notBookable: 'Players see these rules once the venue accepts online bookings.',
  readOnly: 'Only the owner and the managers of the venue can change its rules.',
  notLoaded: 'The booking rules could not be loaded.',
  groups: { booking: 'Booking', cancelling: 'Cancelling', players: 'For each player' },
  names: {
    booking_confirmation: 'Confirmation',
    min_lead_minutes: 'Last moment to book',
    max_advance_days: 'Days ahead',
    cancel_cutoff_hours: 'Last moment to cancel for free',
    cancel_grace_minutes: 'Time to cancel after booking',
    weekly_allowed: 'Weekly bookings',
    max_active_per_user: 'One-off bookings at once',
  },
  auto: 'Instantly',
  manual: 'By the venue',
  untilStart: 'Until the start',
  before: '{{time}} before the start',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  none: 'None',
  unsaid: 'Players read nothing about this.',
  notNeeded: 'Not needed: cancelling is free until the start.',
  save: 'Save changes',
  saved: 'The booking rules are saved.',
} as const;
