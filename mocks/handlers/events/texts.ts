import type { LocalText } from '../../db/records.ts';

/** Why a request about an event is refused, beside its fields. */
export const texts = {
  owner: { en: 'Choose in whose name.', sq: 'Zgjidh në emër të kujt.' },
  ownOwner: { en: 'This is only for yourself.', sq: 'Kjo vlen vetëm për ty.' },
  community: { en: 'You are not in this community.', sq: 'Nuk je në këtë komunitet.' },
  ownersCommunity: {
    en: 'The event is announced in its own community.',
    sq: 'Aktiviteti shpallet në komunitetin e vet.',
  },
  noCommunity: { en: 'Choose a community first.', sq: 'Zgjidh më parë një komunitet.' },
  privateOwner: {
    en: 'Events in the name of somebody private cannot be public.',
    sq: 'Aktivitetet në emër të dikujt privat nuk mund të jenë publike.',
  },
  booking: { en: 'This is not a coming booking of yours.', sq: 'Ky nuk është një rezervim i ardhshëm yti.' },
  otherSport: { en: 'The court is for another sport.', sq: 'Fusha është për një sport tjetër.' },
  courtOrPlace: { en: 'The place is that of the booking.', sq: 'Vendi është ai i rezervimit.' },
  courtTime: { en: 'The time is that of the booking.', sq: 'Orari është ai i rezervimit.' },
  place: { en: 'Give a place.', sq: 'Jep një vend.' },
  position: { en: 'Give both or neither of latitude and longitude.', sq: 'Jep të dyja koordinatat ose asnjërën.' },
  city: { en: 'Choose a city.', sq: 'Zgjidh një qytet.' },
  start: { en: 'Give a start.', sq: 'Jep fillimin.' },
  end: { en: 'Give an end.', sq: 'Jep mbarimin.' },
  past: { en: 'The start is in the past.', sq: 'Fillimi është në të kaluarën.' },
  endBeforeStart: { en: 'The end must be after the start.', sq: 'Mbarimi duhet të jetë pas fillimit.' },
  tooLong: { en: 'An event lasts at most 12 hours.', sq: 'Një aktivitet zgjat të shumtën 12 orë.' },
  minimum: { en: 'The minimum is above the number of seats.', sq: 'Minimumi është mbi numrin e vendeve.' },
  check: { en: 'Choose a time before the start.', sq: 'Zgjidh një kohë para fillimit.' },
  passed: { en: 'Choose a time that is still to come.', sq: 'Zgjidh një kohë që s’ka kaluar ende.' },
  court: { en: 'There is no booking of yours to free.', sq: 'Nuk ka rezervim tëndin për të liruar.' },
  whom: { en: 'Give users, a team or a community.', sq: 'Jep përdorues, një ekip ose një komunitet.' },
  users: { en: 'One of these users does not exist.', sq: 'Njëri nga këta përdorues nuk ekziston.' },
  team: { en: 'You do not belong to this team.', sq: 'Nuk bën pjesë në këtë ekip.' },
  otherPosition: { en: 'This sport has no such position.', sq: 'Ky sport nuk e ka këtë pozicion.' },
  noSide: { en: 'Choose a side first.', sq: 'Zgjidh më parë një anë.' },
} satisfies Record<string, LocalText>;
