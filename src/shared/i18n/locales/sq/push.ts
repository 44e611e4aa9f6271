import type { Dictionary } from '../../dictionary.types.ts';
import type { push as english } from '../en/push.ts';

export const push: Dictionary<typeof english> = {
  title: 'Të të njoftojmë menjëherë?',
  text: 'Fusha të njofton në këtë pajisje kur dikush përgjigjet, kur ndryshon një orar ose kur afrohet një ndeshje. Llojet i zgjedh te cilësimet.',
  turnOn: 'Aktivizo',
  turnOff: 'Çaktivizo',
  turnedOn: 'Njoftimet u aktivizuan në këtë pajisje.',
  install: 'Shto më parë Fusha në ekranin bazë: në iPhone ose iPad njoftimet vijnë vetëm prej andej.',
  share: 'Prek “Share” te Safari.',
  add: 'Zgjidh “Add to Home Screen” (shto në ekranin bazë).',
  problems: {
    title: 'Njoftimet ende nuk janë aktive',
    blocked: 'Shfletuesi yt i bllokon. Lejo njoftimet për këtë faqe te cilësimet e tij, pastaj provo përsëri.',
    'no-service': 'Shfletuesi yt nuk e arriti shërbimin e njoftimeve. Provo më vonë.',
    offline: 'Nuk ke lidhje me internetin. Provo përsëri kur të lidhesh.',
    failed: 'Diçka shkoi keq. Provo më vonë.',
  },
  device: {
    title: 'Në këtë pajisje',
    on: 'Aktive: të njoftojmë këtu edhe kur Fusha është e mbyllur.',
    off: 'Joaktive: të rejat i sheh kur hap Fusha.',
    asking: 'Po aktivizohen…',
    unknown: 'Po kontrollohet…',
    unsupported: 'Ky shfletues nuk i shfaq dot njoftimet e aplikacionit.',
  },
};
