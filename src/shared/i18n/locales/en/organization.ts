/** The public page of an organization, and where organizations are found. */
export const organization = {
  found: { title: 'Organizations', none: 'No organization matches.' },
  kind: 'Organization',
  share: 'Share',
  contact: 'Contact',
  about: 'About',
  noDescription: 'The organization has not said anything about itself yet.',
  photos: 'Photos of {{name}}',
  photo: 'Photo {{number}} of {{name}}',
  competitions: {
    title: 'Competitions',
    none: 'No competitions yet',
    noneHint: 'The competitions of {{name}} will be listed here.',
  },
  register: { question: 'Do you organize leagues or tournaments?', title: 'Register an organization' },
  manage: 'Manage',
  notFound: 'There is no organization at this address.',
  explore: 'Back to explore',
} as const;
