/** What all lists of people say: beside a name, when somebody is removed, and when others are invited. */
export const people = {
  you: 'You',
  online: 'Online',
  facts: { since: 'Since {{date}}', waits: 'Invited, no answer yet' },
  menu: 'Actions for {{name}}',
  remove: {
    action: 'Remove',
    title: 'Remove {{name}}?',
    confirm: 'Remove',
    done: '{{name}} is removed.',
  },
  withdraw: {
    action: 'Withdraw invitation',
    title: 'Withdraw the invitation?',
    message: '{{name}} can no longer accept it.',
    confirm: 'Withdraw',
    done: 'The invitation is withdrawn.',
  },
  invite: {
    action: 'Invite',
    title: 'Invite to {{name}}',
    who: 'Who',
    people: 'Players',
    team: 'A team',
    community: 'A community',
    teamField: 'Team',
    teamHint: 'Everybody who is in the team now.',
    communityField: 'Community',
    allOf: 'All members of {{name}}',
    done_one: '{{count}} person is invited.',
    done_other: '{{count}} people are invited.',
  },
} as const;
