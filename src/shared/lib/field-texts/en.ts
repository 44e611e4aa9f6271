/**
 * Messages of fields, for forms and the mock backend alike. Source: the ledger, letter by letter where it gives the text (its
 * {0} is `max` or `min` here); `fieldRequired` for fields without a text of their own (C-20).
 */
export const fieldTexts = {
  required: 'This field is required',
  email: 'Please enter a valid email',
  number: 'This field can only contain numbers',
  integer: 'This field can only contain integer values',
  maxLength: 'You must enter a maximum of {{max}} characters',
  minLength: 'You must enter a minimum of {{min}} characters',
  minimum: 'The value must be at least {{min}}',
  maximum: 'The value must be at most {{max}}',
  fewest: 'Choose at least {{min}}',
  most: 'Choose at most {{max}}',
  date: 'This is not a valid date',
  unknown: 'This field is not known',
  invalid: 'This value is not valid',
  oneLine: 'Write it on one line, without hidden characters',
  hidden: 'Remove the hidden characters from this text',
  fieldRequired: 'Field is required.',
  name: { required: 'Name is required.' },
  sport: { required: 'Sport is required.' },
  city: { required: 'City is required.' },
  address: { required: 'Address is required.' },
  location: { required: 'Location is required.' },
  foundationYear: { required: 'Foundation year is required.' },
  phonePrefix: { required: 'Phone prefix is required.' },
  phone: {
    required: 'Phone number is required.',
    invalid: 'Phone number must be a valid international or local number.',
    tooShort: 'Phone number must be at least 9 digits long.',
  },
  password: {
    required: 'Password is required.',
    confirmationRequired: 'Password confirmation is required.',
    mismatch: 'Passwords do not match.',
  },
  code: {
    required: 'Code is required.',
    digits: 'Code must be exactly 6 digits.',
  },
  birthYear: {
    required: 'Birth year is required.',
    invalid: 'Birth year must be a valid year.',
    tooEarly: 'Birth year cannot be earlier than {{year}}.',
    tooLate: 'Birth year cannot be later than {{year}}.',
  },
  terms: { required: 'Terms must be accepted.' },
  confirmation: { word: 'Type DELETE to confirm.' },
  facilities: {
    invalid: 'Facility is invalid',
  },
  timeSlots: {
    invalid: 'Invalid time slot',
  },
  picture: {
    kind: 'Only jpeg, png and webp pictures can be used.',
    size: 'The picture may have at most 8 MB.',
  },
  booking: {
    court: 'Court is required.',
    timeSlot: 'A time slot must be selected.',
    date: 'Date is required.',
    datePast: 'Date cannot be in the past.',
  },
} as const;
