import type { LocalText } from '../../db/records.ts';

/** Texts of the operations on the bookings of a venue. */
export const texts = {
  who: { en: 'Choose a user or give a name.', sq: 'Zgjidh një përdorues ose jep një emër.' },
  user: { en: 'This user does not exist.', sq: 'Ky përdorues nuk ekziston.' },
  notYet: { en: 'The booking has not started yet.', sq: 'Rezervimi nuk ka filluar ende.' },
  pastDays: { en: 'These days are over.', sq: 'Këto ditë kanë kaluar.' },
  tooManyDays: (most: number): LocalText => ({
    en: `Choose at most ${most} days.`,
    sq: `Zgjidh të shumtën ${most} ditë.`,
  }),
  twice: { en: 'This booking is named twice.', sq: 'Ky rezervim është përmendur dy herë.' },
  guest: { en: 'Guests cannot be asked.', sq: 'Mysafirët nuk mund të pyeten.' },
  tooLateToAsk: { en: 'It starts too soon to ask.', sq: 'Fillon shumë shpejt për të pyetur.' },
  nothingFree: { en: 'There is no free time near it.', sq: 'Nuk ka orar të lirë pranë tij.' },
  inTheWay: (count: number): LocalText => ({
    en: count === 1 ? '1 booking is in this time.' : `${count} bookings are in this time.`,
    sq: count === 1 ? 'Në këtë kohë ka 1 rezervim.' : `Në këtë kohë ka ${count} rezervime.`,
  }),
};
