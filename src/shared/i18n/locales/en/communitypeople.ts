/** The people of a community, inviting into it, and what its owner and admins decide. */
export const communitypeople = {
  title: 'Members',
  list: 'Members',
  count_one: '{{count}} person',
  count_other: '{{count}} people',
  notLoaded: 'The members could not be loaded.',
  search: { label: 'Search members', placeholder: 'Name' },
  groups: { label: 'Show', active: 'Members', invited: 'Invited', banned: 'Banned' },
  none: {
    active: 'Nobody is here.',
    invited: 'Nobody has an open invitation.',
    banned: 'Nobody is banned.',
    named: 'Nobody here has this name.',
  },
  roles: { owner: 'Owner', admin: 'Admin' },
  isBanned: 'Cannot read or join',
  ownerStays: 'To leave, first hand the community over to another member.',
  role: {
    makeAdmin: 'Make admin',
    makeMember: 'Make member',
    isAdmin: '{{name}} is an admin now.',
    isMember: '{{name}} is a member without a role now.',
  },
  transfer: {
    action: 'Hand over the community',
    title: 'Hand the community over to {{name}}?',
    message: '{{name}} becomes the owner right away. You stay as an admin, and only {{name}} can hand it back.',
    confirm: 'Hand over',
    done: '{{name}} is the owner now.',
  },
  remove: {
    message: 'They are no longer a member. They may join again like anybody else.',
  },
  ban: {
    action: 'Ban',
    title: 'Ban {{name}}?',
    message:
      'They lose access right away. Until you lift the ban, they cannot read or join the community, or be invited. Their posts stay.',
    confirm: 'Ban',
    done: '{{name}} is banned.',
  },
  lift: { action: 'Lift ban', done: '{{name}} may join again.' },
  invite: {
    leftOut: 'Members, invited and banned people are left out.',
    letIn_one: '{{count}} person had asked to join, and is a member now.',
    letIn_other: '{{count}} people had asked to join, and are members now.',
    nobodyNew: 'Nobody new: all of them are members, invited or banned already.',
  },
  requests: {
    noPermission: 'Only the owner and the admins decide about requests and reports.',
    toFeed: 'See the posts',
  },
  reports: {
    title: 'Reports',
    notLoaded: 'The reports could not be loaded.',
    more_one: '{{count}} more report follows once these are decided.',
    more_other: '{{count}} more reports follow once these are decided.',
    none: 'No post is reported.',
    by: 'Reported by {{name}}, {{date}}',
    keep: { action: 'Keep', done: 'The post stays.' },
    remove: {
      action: 'Remove post',
      title: 'Remove the post?',
      message: 'It is gone for everybody, with its comments and likes.',
      confirm: 'Remove',
      done: 'The post is removed.',
    },
    ban: {
      action: 'Ban author',
      message:
        'They lose access right away, and the post is removed. Until you lift the ban, they cannot read or join the community, or be invited.',
      done: 'The author is banned, and the post is removed.',
    },
    stale: 'Somebody else has decided already.',
  },
} as const;
