/** Notifications on this phone: the consent, and the row of the settings (decision 074). */
export const push = {
  title: 'Hear about it at once?',
  text: 'Fusha tells you on this device when somebody answers, a time changes or a game is near. You choose the kinds in the settings.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: 'Notifications are on for this device.',
  install: 'First add Fusha to your Home Screen: on an iPhone or iPad notifications only come from there.',
  share: 'Tap Share in Safari.',
  add: 'Choose “Add to Home Screen”.',
  problems: {
    title: 'Notifications are still off',
    blocked: 'Your browser blocks them. Allow notifications for this site in its settings, then try again.',
    'no-service': 'Your browser has not reached its notification service. Try again later.',
    offline: 'You are offline. Try again when you have a connection.',
    failed: 'Something went wrong. Try again later.',
  },
  device: {
    title: 'On this device',
    on: 'On: you are told here while Fusha is closed too.',
    off: 'Off: you see what is new when you open Fusha.',
    asking: 'Turning on…',
    unknown: 'Checking…',
    unsupported: 'This browser cannot show the notifications of Fusha.',
  },
} as const;
