/** The form of a community: that of whoever creates one, and its owner's and admins'. */
export const communityform = {
  name: 'Name',
  sports: 'Sports',
  city: 'City',
  description: 'Description',
  descriptionHint: 'Who you are, when you play, and whom you look for.',
  picture: {
    title: 'Picture',
    hint: 'A square picture. Without one we draw a crest from the name.',
    choose: 'Choose picture',
    change: 'Change picture',
  },
  visibility: {
    label: 'Visibility',
    public: 'Everybody finds it and reads its posts.',
    private: 'Only members and people with an invitation know that it exists.',
  },
  policy: {
    label: 'Who can join',
    open: 'Everybody joins instantly.',
    request: 'People who ask, once you or an admin accepts.',
    invite: 'People whom you or an admin invite.',
    private: 'A private community is joined by invitation.',
    short: { open: 'Open', request: 'On request', invite: 'By invitation' },
  },
  question: 'Question for people who ask',
  questionHint: 'For example: where do you usually play?',
  slug: 'Address of the page',
  slugHint: 'Small letters, digits and hyphens. Links to the old address stop working.',
  create: { title: 'Create community', done: 'Your community is created.' },
  edit: { title: 'Edit community', save: 'Save changes' },
  saved: 'The community is saved.',
} as const;
