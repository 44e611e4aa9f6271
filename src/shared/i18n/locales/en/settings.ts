/** What can be set for the app itself, by super users (design §12). */
export const settings = {
  title: 'Settings',
  notLoaded: 'The settings could not be loaded.',
  notSet: 'Not set',
  save: 'Save changes',
  app: {
    title: 'App',
    saved: 'The settings of the app are saved.',
    supportPhone: 'Support phone number',
    supportPhoneHint: 'With the prefix of the country, e.g. +355.',
    minBuild: 'Oldest build that may be used',
    minBuildHint: 'Empty: every build.',
    termsUrl: 'Address of the terms of use',
    privacyUrl: 'Address of the privacy notice',
    webAddress: 'Starts with https://',
    secrets: 'Keys',
  },
  mapsKey: {
    name: 'Maps key',
    hidden: 'Only its last four characters are shown.',
    replace: 'Replace the maps key',
    message: 'The new key takes the place of {{shown}} at once. Nobody can read it here afterwards.',
    messageFirst: 'Nobody can read the key here afterwards.',
    value: 'New maps key',
    submit: 'Replace',
    saved: 'The maps key is replaced.',
  },
} as const;
