/** The people who run a venue or an organization. */
export const admins = {
  title: 'Admins',
  list: 'Users',
  count_one: '{{count}} user',
  count_other: '{{count}} users',
  notLoaded: 'The users could not be loaded.',
  rolesAndHandover: 'Roles and handing over',
  readOnly: 'Only an owner can add, change or remove users.',
  onlyMeHint: 'Add the people who work with you. Each of them can do only what their role allows.',
  lastOwner: 'The only owner. To step down or leave, first make somebody else an owner.',
  role: 'Role',
  roles: { owner: 'Owner', manager: 'Manager', staff: 'Staff', referee: 'Referee' },
  nameless: 'Profile not completed',
  noneSuch: 'Nobody here has such a profile.',
  filter: { label: 'Profile', all: 'All', completed: 'Completed', uncompleted: 'Not completed' },
  venue: {
    onlyMe: 'You run this venue alone',
    may: {
      owner: 'Everything, users and publication too',
      manager: 'Bookings, details, courts, rules and photos',
      staff: 'Bookings only; sees the rest',
    },
    remove: {
      action: 'Remove from the venue',
      message: 'They lose access to the venue at once. Their own bookings stay.',
    },
    leave: { action: 'Leave the venue', title: 'Leave the venue?', done: 'You have left the venue.' },
  },
  organization: {
    onlyMe: 'You run this organization alone',
    may: {
      owner: 'Everything, users, profile and settings too',
      manager: 'Competitions, events and applications',
      referee: 'Only the games assigned to them',
    },
    remove: {
      action: 'Remove from the organization',
      message: 'They lose access to the organization at once. Their own account stays.',
    },
    leave: {
      action: 'Leave the organization',
      title: 'Leave the organization?',
      done: 'You have left the organization.',
    },
  },
  add: {
    title: 'Add user',
    known: 'Already here: {{role}}',
    submit: 'Save',
    done: 'The user is added.',
  },
  change: { action: 'Change role', title: 'Role of {{name}}', submit: 'Save', done: 'The role is changed.' },
  leave: {
    message: 'You lose access to it at once. Only an owner can add you again.',
    confirm: 'Leave',
  },
} as const;
