import type { NotificationType } from '../../../src/shared/api/generated/model.ts';
import type { LocalText } from '../../db/records.ts';

/** One title, one for each case, or one with a name; null: nothing sends it yet. */
type Titles =
  | LocalText
  | Readonly<Record<string, LocalText | Readonly<Record<string, LocalText>>>>
  | ((name: string) => LocalText)
  | null;

/** What the server calls each type of notification: another type of the contract does not compile without its row (decision 051). */
export const noticeTitles = {
  'booking-created': { en: 'New booking', sq: 'Rezervim i ri' },
  'booking-moved': { en: 'Booking time changed', sq: 'Orari i rezervimit u ndryshua' },
  'booking-confirmed': { en: 'Booking confirmed', sq: 'Rezervimi u konfirmua' },
  'booking-declined': { en: 'Booking declined', sq: 'Rezervimi u refuzua' },
  'booking-cancelled': {
    session: { en: 'Booking cancelled', sq: 'Rezervimi u anulua' },
    series: { en: 'Weekly booking ended', sq: 'Rezervimi javor u ndërpre' },
  },
  'booking-expired': { en: 'Booking expired', sq: 'Rezervimi skadoi' },
  'booking-reminder': { en: 'You play soon', sq: 'Luan së shpejti' },
  'series-skipped': { en: 'No weekly session', sq: 'Pa seancë javore' },
  'slot-available': { en: 'A time is free again', sq: 'U lirua një orar' },
  'handover-offered': { en: 'A booking for you', sq: 'Një rezervim për ty' },
  'handover-answered': {
    accepted: { en: 'Booking handed over', sq: 'Rezervimi kaloi te një tjetër' },
    declined: { en: 'The offered booking was declined', sq: 'Rezervimi i ofruar u refuzua' },
    withdrawn: { en: 'A booking is no longer offered to you', sq: 'Një rezervim nuk të ofrohet më' },
    expired: { en: 'Nobody took over the booking', sq: 'Rezervimin nuk e mori askush' },
  },
  'closure-choice': { en: 'The court is closed: choose', sq: 'Fusha është e mbyllur: zgjidh' },
  'closure-answered': {
    moved: { en: 'The player chose another time', sq: 'Lojtari zgjodhi një orar tjetër' },
    cancelled: { en: 'The player cancelled', sq: 'Lojtari anuloi' },
    none: { en: 'The player did not answer', sq: 'Lojtari nuk u përgjigj' },
  },
  'team-invited': { en: 'Team invitation', sq: 'Ftesë nga një ekip' },
  'team-join-requested': { en: 'Request to join', sq: 'Kërkesë për t’u bashkuar' },
  'team-joined': {
    member: { en: 'New member', sq: 'Anëtar i ri' },
    self: { en: 'You are in the team', sq: 'Je pjesë e ekipit' },
  },
  'community-invited': { en: 'Community invitation', sq: 'Ftesë nga një komunitet' },
  'community-join-requested': { en: 'Request to join', sq: 'Kërkesë për t’u bashkuar' },
  'community-accepted': { en: 'You are in the community', sq: 'Je pjesë e komunitetit' },
  'post-commented': (name) => ({ en: `Comment in ${name}`, sq: `Koment në ${name}` }),
  announcement: (name) => ({ en: `Announcement in ${name}`, sq: `Njoftim në ${name}` }),
  'event-created': { en: 'New event', sq: 'Aktivitet i ri' },
  'event-invited': { en: 'Invitation to an event', sq: 'Ftesë në një aktivitet' },
  'event-requested': { en: 'Request to come', sq: 'Kërkesë për pjesëmarrje' },
  'event-accepted': { en: 'You are in', sq: 'Je pjesë e aktivitetit' },
  'event-updated': {
    time: { en: 'Event: new time', sq: 'Aktiviteti ka orar të ri' },
    place: { en: 'Event: new place', sq: 'Aktiviteti ka vend të ri' },
    'court-lost': { en: 'Event without a court', sq: 'Aktiviteti mbeti pa fushë' },
    details: { en: 'Event changed', sq: 'Aktiviteti ndryshoi' },
  },
  'event-cancelled': { en: 'Event cancelled', sq: 'Aktiviteti u anulua' },
  'event-promoted': { en: 'You have a seat', sq: 'U lirua një vend për ty' },
  'event-reminder': {
    answered: { en: 'Your event is soon', sq: 'Aktiviteti yt fillon së shpejti' },
    unanswered: { en: 'Are you coming?', sq: 'A vjen?' },
  },
  'application-received': { en: 'A team asks for a place', sq: 'Një ekip kërkon vend' },
  'application-decided': {
    rejected: { en: 'Request not accepted', sq: 'Kërkesa nuk u pranua' },
    entry: {
      accepted: { en: 'Your team is in', sq: 'Ekipi yt është pranuar' },
      rejected: { en: 'Your team has no place', sq: 'Ekipi yt nuk ka vend' },
      waitlisted: { en: 'On the waiting list', sq: 'Në listën e pritjes' },
      promoted: { en: 'A place became free for your team', sq: 'U lirua një vend për ekipin tënd' },
    },
  },
  'entry-changed': {
    added: { en: 'Your team was added to a competition', sq: 'Ekipi yt u shtua në një kompeticion' },
    deducted: { en: 'Points deducted', sq: 'U hoqën pikë' },
    disqualified: { en: 'Team disqualified', sq: 'Ekip i skualifikuar' },
    withdrawn: { en: 'Team withdrawn', sq: 'Ekip i tërhequr' },
    walkover: { en: 'Won without playing', sq: 'Fitore pa luajtur' },
    annulled: { en: 'Games that do not count', sq: 'Ndeshje që nuk llogariten' },
    forfeited: { en: 'Lost without playing', sq: 'Humbje pa luajtur' },
    reopened: { en: 'Result taken back', sq: 'Rezultat i rihapur' },
  },
  'competition-cancelled': { en: 'Competition cancelled', sq: 'Kompeticioni u anulua' },
  'competition-phase': {
    registration: { en: 'Registration is open', sq: 'Regjistrimi u hap' },
    ongoing: { en: 'The competition has begun', sq: 'Kompeticioni filloi' },
    finished: { en: 'The competition is over', sq: 'Kompeticioni mbaroi' },
  },
  'fixture-scheduled': { en: 'Games with a date', sq: 'Ndeshje me datë' },
  'fixture-changed': {
    moved: { en: 'Game moved', sq: 'Ndeshja u zhvendos' },
    postponed: { en: 'Game postponed', sq: 'Ndeshja u shty' },
    'court-closing': { en: 'A game’s court is closed', sq: 'Mbyllet fusha e një ndeshjeje' },
    'court-kept': { en: 'A game keeps its court', sq: 'Një ndeshje e ruan fushën' },
    'court-lost': { en: 'A game has lost its court', sq: 'Një ndeshje humbi fushën' },
  },
  'fixture-official': {
    asked: { en: 'You are asked to officiate', sq: 'Të kërkohet të drejtosh' },
    accepted: { en: 'An official has accepted', sq: 'Një zyrtar pranoi' },
    declined: { en: 'An official has declined', sq: 'Një zyrtar refuzoi' },
    removed: { en: 'You are no longer an official', sq: 'Nuk je më zyrtar' },
  },
  'fixture-started': { en: 'The game has started', sq: 'Ndeshja filloi' },
  'fixture-score': { en: 'New score', sq: 'Rezultat i ri' },
  'fixture-finished': { en: 'The game is over', sq: 'Ndeshja mbaroi' },
  'result-entered': { en: 'Result to confirm', sq: 'Rezultat për t’u konfirmuar' },
  'result-disputed': { en: 'Result disputed', sq: 'Rezultat i kontestuar' },
  'venue-in-review': { en: 'Venue in review', sq: 'Qendër në shqyrtim' },
  'venue-approved': { en: 'Venue published', sq: 'Qendra u publikua' },
  'venue-rejected': { en: 'Venue not approved', sq: 'Qendra nuk u miratua' },
  'venue-disabled': { en: 'Venue disabled', sq: 'Qendra u çaktivizua' },
  'venue-restored': { en: 'Venue published again', sq: 'Qendra u publikua sërish' },
  'admin-added': {
    venue: { en: 'You were added to a venue', sq: 'U shtove te një qendër' },
    organization: { en: 'You were added to an organization', sq: 'U shtove te një organizatë' },
    team: { en: 'You have a role in a team', sq: 'Ke një rol në një ekip' },
    communityOwner: { en: 'A community is yours', sq: 'Një komunitet është i yti' },
    communityAdmin: { en: 'You are an admin of a community', sq: 'Je administrator i një komuniteti' },
  },
  'admin-changed': { en: 'Your role has changed', sq: 'Roli yt ndryshoi' },
  'admin-removed': {
    venue: { en: 'You no longer run a venue', sq: 'Nuk drejton më një qendër' },
    organization: { en: 'You are no longer part of an organization', sq: 'Nuk je më pjesë e një organizate' },
    team: { en: 'You no longer have a role in a team', sq: 'Nuk ke më rol në një ekip' },
    community: { en: 'You are no longer an admin of a community', sq: 'Nuk je më administrator i një komuniteti' },
  },
} as const satisfies Readonly<Record<NotificationType, Titles>>;
