/** Every message of the mock backend in both languages; English is the documented text where there is one (design §13). */
import type { Language, LocalText } from './db/records.ts';

export const errorTexts = {
  unauthenticated: { en: 'You are not authenticated.', sq: 'Nuk je identifikuar.' },
  forbidden: { en: 'You do not have permission to do that.', sq: 'Nuk ke leje për këtë veprim.' },
  profile_incomplete: {
    en: 'Set a password and complete your profile first.',
    sq: 'Vendos më parë një fjalëkalim dhe plotëso profilin.',
  },
  not_found: { en: 'Not found.', sq: 'Nuk u gjet.' },
  validation: { en: 'Check the marked entries.', sq: 'Kontrollo të dhënat e shënuara.' },
  invalid_credentials: {
    en: 'The phone number or the password is wrong.',
    sq: 'Numri i telefonit ose fjalëkalimi është i gabuar.',
  },
  phone_not_verified: { en: 'Verify your phone number first.', sq: 'Verifiko më parë numrin e telefonit.' },
  invalid_code: { en: 'The code is not right.', sq: 'Kodi nuk është i saktë.' },
  too_many_attempts: { en: 'Too many attempts. Try again later.', sq: 'Shumë përpjekje. Provo më vonë.' },
  slot_taken: { en: 'This time slot has just been taken.', sq: 'Ky orar sapo u zu.' },
  series_conflict: { en: 'Some sessions are not available.', sq: 'Disa seanca nuk janë të lira.' },
  too_soon: {
    en: 'This time starts too soon to be booked.',
    sq: 'Ky orar fillon shumë shpejt për t’u rezervuar.',
  },
  too_far: { en: 'This date cannot be booked yet.', sq: 'Kjo datë ende nuk mund të rezervohet.' },
  limit_reached: {
    en: 'You have reached the limit of active bookings.',
    sq: 'Ke arritur kufirin e rezervimeve aktive.',
  },
  cancel_window_closed: { en: 'This booking can no longer be cancelled.', sq: 'Ky rezervim nuk mund të anulohet më.' },
  booking_past: {
    en: 'You cannot cancel a booking that has already passed.',
    sq: 'Nuk mund të anulosh një rezervim që ka kaluar.',
  },
  court_in_use: {
    en: 'This court cannot be deleted because it has upcoming bookings.',
    sq: 'Kjo fushë sportive nuk mund të fshihet sepse ka rezervime të ardhshme.',
  },
  no_court: {
    en: 'You need to add a court before accepting bookings.',
    sq: 'Duhet të shtosh një fushë sportive para se të pranosh rezervime.',
  },
  last_admin: { en: 'At least one administrator must remain.', sq: 'Duhet të mbetet të paktën një administrator.' },
  already_member: { en: 'This user is already a member.', sq: 'Ky përdorues është tashmë anëtar.' },
  already_applied: { en: 'You have already applied.', sq: 'Ke aplikuar tashmë.' },
  already_reported: { en: 'You have already reported this post.', sq: 'E ke raportuar tashmë këtë postim.' },
  invite_only: { en: 'Only invited people can join.', sq: 'Mund të bashkohen vetëm të ftuarit.' },
  banned: { en: 'You are banned from this community.', sq: 'Je përjashtuar nga ky komunitet.' },
  owner_stays: {
    en: 'The owner stays. Hand the community over first.',
    sq: 'Pronari mbetet. Dorëzoje më parë komunitetin.',
  },
  booking_in_use: { en: 'This booking already has an event.', sq: 'Ky rezervim ka tashmë një aktivitet.' },
  event_over: { en: 'This event is over.', sq: 'Ky aktivitet ka mbaruar.' },
  event_full: { en: 'There are not enough seats left.', sq: 'Nuk ka mjaft vende të lira.' },
  answer_closed: { en: 'Answers are closed.', sq: 'Përgjigjet janë mbyllur.' },
  host_stays: { en: 'The host stays in the event.', sq: 'Organizatori mbetet në aktivitet.' },
  removed: { en: 'You were removed from this event.', sq: 'Je hequr nga ky aktivitet.' },
  not_started: { en: 'The event has not started yet.', sq: 'Aktiviteti nuk ka filluar ende.' },
  not_going: { en: 'This person is not going.', sq: 'Ky person nuk vjen.' },
  competition_full: { en: 'The competition is full.', sq: 'Kompeticioni është plot.' },
  competition_over: { en: 'This competition is over.', sq: 'Ky kompeticion ka mbaruar.' },
  competition_started: {
    en: 'This can no longer be changed: teams have entered or the draw is made.',
    sq: 'Kjo nuk ndryshohet më: ka ekipe të regjistruara ose është hedhur shorti.',
  },
  phase_refused: { en: 'Something is missing for the next phase.', sq: 'Diçka mungon për fazën tjetër.' },
  registration_closed: { en: 'Registration is closed.', sq: 'Regjistrimi është mbyllur.' },
  already_entered: { en: 'This team is already in.', sq: 'Ky ekip është tashmë brenda.' },
  entry_over: { en: 'This team is already out.', sq: 'Ky ekip është tashmë jashtë.' },
  stage_locked: { en: 'This stage can no longer be changed.', sq: 'Kjo fazë nuk mund të ndryshohet më.' },
  stage_not_ready: {
    en: 'This stage is not seeded yet, or is over.',
    sq: 'Kjo fazë ende nuk ka short, ose ka mbaruar.',
  },
  earlier_stage_open: {
    en: 'An earlier stage has games without a time. Schedule those first.',
    sq: 'Një fazë e mëparshme ka ndeshje pa orar. Cakto më parë ato.',
  },
  court_taken: { en: 'A court has just been taken.', sq: 'Një fushë sapo u zu.' },
  schedule_changed: { en: 'These times do not fit any more.', sq: 'Këto orare nuk përshtaten më.' },
  game_begun: { en: 'This game has begun or is over.', sq: 'Kjo ndeshje ka filluar ose ka mbaruar.' },
  nothing_to_postpone: {
    en: 'No game of this matchday is still to come.',
    sq: 'Asnjë ndeshje e kësaj jave nuk ka mbetur për t’u luajtur.',
  },
  game_not_ready: { en: 'The game is not ready.', sq: 'Ndeshja nuk është gati.' },
  tracker_active: { en: 'Somebody else is tracking this game.', sq: 'Dikush tjetër po e ndjek këtë ndeshje.' },
  not_tracking: { en: 'You are not tracking this game.', sq: 'Ti nuk po e ndjek këtë ndeshje.' },
  event_needed: {
    en: 'What came later builds on this. Take that back first.',
    sq: 'Ajo që erdhi më vonë mbështetet te kjo. Hiqe atë më parë.',
  },
  game_over: { en: 'This game has a result already.', sq: 'Kjo ndeshje ka tashmë një rezultat.' },
  too_few: { en: 'At least two people must be coming.', sq: 'Duhet të vijnë të paktën dy veta.' },
  already_appointed: { en: 'They are appointed already.', sq: 'Është caktuar tashmë.' },
  official_plays: { en: 'They belong to one of the two teams.', sq: 'I përket njërit prej dy ekipeve.' },
  official_busy: { en: 'They officiate another game at that time.', sq: 'Në atë orë drejton një ndeshje tjetër.' },
  officials_full: { en: 'A game has six officials at most.', sq: 'Një ndeshje ka jo më shumë se gjashtë zyrtarë.' },
  result_official: { en: 'The result is official already.', sq: 'Rezultati është tashmë zyrtar.' },
  result_settled: { en: 'This result waits for nobody’s answer.', sq: 'Ky rezultat nuk pret përgjigje.' },
  stage_refused: { en: 'The stage is not ready for this.', sq: 'Faza nuk është gati për këtë.' },
  registration_open: { en: 'Registration is still open.', sq: 'Regjistrimi është ende i hapur.' },
  too_few_teams: { en: 'There are too few teams for these stages.', sq: 'Ka shumë pak ekipe për këto faza.' },
  seeds_outdated: {
    en: 'Teams have changed since the draw. Draw again.',
    sq: 'Ekipet kanë ndryshuar pas shortit. Hidh short përsëri.',
  },
  games_open: { en: 'Some games have no result yet.', sq: 'Disa ndeshje nuk kanë ende rezultat.' },
  games_played: { en: 'A game of it has begun.', sq: 'Një ndeshje e saj ka filluar.' },
  result_missing: { en: 'This game has no result yet.', sq: 'Kjo ndeshje nuk ka ende rezultat.' },
  next_game_begun: { en: 'The next game has begun.', sq: 'Ndeshja tjetër ka filluar.' },
  stale: { en: 'This has changed in the meantime.', sq: 'Kjo ka ndryshuar ndërkohë.' },
  key_reused: {
    en: 'This request was already sent with other details. Send it again as a new one.',
    sq: 'Kjo kërkesë është dërguar tashmë me të dhëna të tjera. Dërgoje përsëri si të re.',
  },
  too_large: { en: 'This is too large to send.', sq: 'Kjo është tepër e madhe për t’u dërguar.' },
  failed: { en: 'Something went wrong.', sq: 'Diçka shkoi keq.' },
} as const satisfies Record<string, LocalText>;

/** Machine-readable reason of a refusal: `errors[0].code`. */
export type ErrorCode = keyof typeof errorTexts;

/** The language asked for by `Accept-Language` (R22); English when none of ours is named. */
export function languageOf(header: string | null): Language {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return wanted.find((name): name is Language => name === 'en' || name === 'sq') ?? 'en';
}
