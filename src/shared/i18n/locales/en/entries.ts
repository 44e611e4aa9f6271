/** The teams of a competition before it begins: who asks for a place, who has paid, and asking for one. */
export const entries = {
  places_one: '{{taken}} of {{count}} place taken',
  places_other: '{{taken}} of {{count}} places taken',
  notFound: 'This competition does not exist, or it is not yours to see.',
  noPermission: 'Only its organizers read who asks for a place.',
  full: 'All places are taken. Teams on the waiting list move up, in their order, when one becomes free.',
  none: 'No team has asked for a place yet.',
  noneHint: 'Teams ask on the page of the competition, as long as registration is open.',
  noneDraft: 'Open registration on the page of the competition, so that teams can ask for a place.',
  groups: {
    pending: 'Open',
    waitlisted: 'Waiting list',
    accepted: 'Accepted',
    closed: 'Declined, withdrawn or expired',
  },
  fee: {
    term: 'Entry fee',
    paid: 'Fee paid',
    open: 'Fee not paid yet',
    paidBy: '{{name}} has paid the entry fee',
    notLoaded: 'Who has paid the entry fee could not be loaded.',
  },
} as const;
