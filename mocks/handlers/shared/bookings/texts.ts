import { fieldText } from '../../../contract/field-texts.ts';
import type { LocalText } from '../../../db/records.ts';

/** Texts of the booking operations. */
export const texts = {
  datePast: fieldText((t) => t.booking.datePast),
  slotPast: { en: 'This time has already started.', sq: 'Ky orar ka filluar tashmë.' },
  closed: { en: 'The court is closed at this time.', sq: 'Fusha është e mbyllur në këtë orar.' },
  notBookable: {
    en: 'This venue does not take bookings at the moment.',
    sq: 'Kjo qendër nuk pranon rezervime për momentin.',
  },
  noWeekly: { en: 'This venue does not take weekly bookings.', sq: 'Kjo qendër nuk pranon rezervime javore.' },
  notWeekly: { en: 'This is not a weekly booking.', sq: 'Ky nuk është rezervim javor.' },
  endsBeforeStart: {
    en: 'The last day cannot be before the first.',
    sq: 'Dita e fundit nuk mund të jetë para së parës.',
  },
  pastMidnight: {
    en: 'There is not that much time left on that day.',
    sq: 'Nuk ka mbetur kaq kohë atë ditë.',
  },
  noSuchSession: { en: 'There is no session on this day.', sq: 'Nuk ka seancë këtë ditë.' },
  otherVenue: { en: 'Choose a court of the same venue.', sq: 'Zgjidh një fushë të së njëjtës qendër.' },
  chooseTime: { en: 'Choose a time.', sq: 'Zgjidh një orar.' },
  otherSport: { en: 'Choose a court of the same sport.', sq: 'Zgjidh një fushë të të njëjtit sport.' },
  nothingLeft: { en: 'Keep at least one session.', sq: 'Mbaj të paktën një seancë.' },
} as const satisfies Record<string, LocalText>;

/** Design §5: "2 of 12 sessions are not available." */
export const conflictText = (missing: number, total: number): LocalText => ({
  en: `${missing} of ${total} sessions ${missing === 1 ? 'is' : 'are'} not available.`,
  sq: `${missing} nga ${total} seanca nuk ${missing === 1 ? 'është e lirë' : 'janë të lira'}.`,
});

/** The limit of upcoming bookings of this kind at a venue. */
export const limitText = (max: number, weekly: boolean): LocalText =>
  weekly
    ? {
        en: `You have reached the limit of ${max} weekly ${max === 1 ? 'booking' : 'bookings'} at this venue.`,
        sq: `Ke arritur kufirin prej ${max} ${max === 1 ? 'rezervimi javor' : 'rezervimesh javore'} në këtë qendër.`,
      }
    : {
        en: `You have reached the limit of ${max} one-off ${max === 1 ? 'booking' : 'bookings'} at this venue.`,
        sq: `Ke arritur kufirin prej ${max} ${max === 1 ? 'rezervimi të veçantë' : 'rezervimesh të veçanta'} në këtë qendër.`,
      };
