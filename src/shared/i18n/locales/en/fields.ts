/** Fields with a picker or a step, for the pages that have one. */
export const fields = {
  date: {
    pattern: 'mm/dd/yyyy',
    open: 'Open the calendar',
    calendar: 'Calendar',
    invalid: 'This is not a date. Type it as mm/dd/yyyy.',
    tooEarly: 'Choose {{date}} or later.',
    tooLate: 'Choose {{date}} or earlier.',
    closed: 'This day cannot be chosen.',
  },
  time: {
    open: 'Open the list of times',
    list: 'List of times',
    invalid: 'This is not a time. Type it as 19:30.',
    tooEarly: 'Choose {{time}} or later.',
    tooLate: 'Choose {{time}} or earlier.',
  },
  number: {
    less: 'Decrease: {{field}}',
    more: 'Increase: {{field}}',
    range: 'Type a whole number from {{min}} to {{max}}.',
  },
  search: {
    clear: 'Clear {{field}}',
    none: 'Nothing found for “{{text}}”.',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
  },
  person: {
    search: 'Search by name or phone',
    hint: 'Three letters of a name, or a whole phone number. Only people with a verified account are found.',
    tooLittle: 'Type three letters of a name, or a whole phone number.',
    chosen: 'Chosen',
    chosenList: 'Chosen people',
    remove: 'Take {{name}} off the list',
  },
} as const;
