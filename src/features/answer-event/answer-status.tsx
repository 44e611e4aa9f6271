import { momentText } from '../../entities/event/event-times.ts';
import type { Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import * as css from './answer-event.css.ts';
import type { AnswerState } from './answer-state.ts';

/** What one's answer has led to, announced when it changes; and why none is taken. */
export function AnswerStatus({ event, state }: { event: Event; state: AnswerState }) {
  const t = useT('event');
  const format = useFormat();
  const { my_participation: mine, rsvp_until } = event;
  const leaves = mine?.status === 'going' || mine?.status === 'waitlisted' || mine?.status === 'maybe';
  return (
    <div role="status" className={css.status}>
      {mine?.status === 'waitlisted' && (
        <>
          <p className={css.strong}>{t('answer.waiting', { position: mine.waitlist_position ?? 0 })}</p>
          <p className={css.quiet}>{t('answer.waitingHint')}</p>
        </>
      )}
      {mine?.status === 'requested' && (
        <>
          <p className={css.strong}>{t('answer.requested')}</p>
          <p className={css.quiet}>{t('answer.requestedHint')}</p>
        </>
      )}
      {mine?.status === 'invited' && mine.invited_by && (
        <p className={css.strong}>{t('answer.invitedBy', { name: mine.invited_by.name })}</p>
      )}
      {state === 'refused' && <p>{t('answer.removed')}</p>}
      {state === 'closed' && (
        <p className={css.quiet}>
          {t(leaves ? 'answer.closedLeave' : 'answer.closed', { when: momentText(rsvp_until, now(), format) })}
        </p>
      )}
    </div>
  );
}
