import type { Event, EventAnswer, Participant } from '../../shared/api/generated/model';

/**
 * open: every answer is taken; closed: the time to answer is over, but who comes may still leave; refused: they were
 * removed; over: nobody answers any more.
 */
export type AnswerState = 'open' | 'closed' | 'refused' | 'over';

/** Whether answers are taken at `now` (epoch ms); a guest is answered as anybody who may. */
export function answerState(
  { phase, rsvp_until, starts_at, permissions }: Pick<Event, 'phase' | 'rsvp_until' | 'starts_at' | 'permissions'>,
  isSignedIn: boolean,
  now: number,
): AnswerState {
  if (phase !== 'scheduled' || Date.parse(starts_at) <= now) return 'over';
  if (Date.parse(rsvp_until) <= now) return 'closed';
  return isSignedIn && permissions['answer'] !== true ? 'refused' : 'open';
}

/** Whoever waits for a seat or for the host has answered that they come. */
export function pressedAnswer(mine: Participant | null): EventAnswer | null {
  switch (mine?.status) {
    case 'going':
    case 'waitlisted':
    case 'requested':
      return 'going';
    case 'maybe':
    case 'declined':
      return mine.status;
    default:
      return null;
  }
}
