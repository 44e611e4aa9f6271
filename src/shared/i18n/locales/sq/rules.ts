import type { Dictionary } from '../../dictionary.types.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Dictionary<typeof english> = {
  intro: 'Çdo rregull tregon fjalinë që lexojnë lojtarët. Ndryshimet vlejnë për rezervimet e reja.',
  notBookable: 'Lojtarët i shohin këto rregulla sapo qendra të pranojë rezervime online.',
  readOnly: 'Vetëm pronari dhe menaxherët e qendrës mund t’i ndryshojnë rregullat.',
  notLoaded: 'Rregullat e rezervimit nuk u ngarkuan.',
  groups: { booking: 'Rezervimi', cancelling: 'Anulimi', players: 'Për çdo lojtar' },
  names: {
    booking_confirmation: 'Konfirmimi',
    min_lead_minutes: 'Afati për të rezervuar',
    max_advance_days: 'Sa ditë përpara',
    cancel_cutoff_hours: 'Afati për të anuluar falas',
    cancel_grace_minutes: 'Koha për të anuluar pas rezervimit',
    weekly_allowed: 'Rezervime javore',
    max_active_per_user: 'Rezervime të veçanta njëherësh',
  },
  auto: 'Menjëherë',
  manual: 'Nga qendra',
  untilStart: 'Deri në fillim',
  before: '{{time}} para fillimit',
  days_one: '{{count}} ditë',
  days_other: '{{count}} ditë',
  none: 'Asnjë',
  unsaid: 'Lojtarët nuk lexojnë asgjë për këtë.',
  notNeeded: 'Nuk nevojitet: anulimi është falas deri në fillim.',
  save: 'Ruaj ndryshimet',
  saved: 'Rregullat e rezervimit u ruajtën.',
};
