import { useUnit } from 'effector-react';
import { Check, CircleHelp, X } from 'lucide-react';
import { useId } from 'react';
import { momentText } from '../../entities/event/event-times.ts';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { EventAnswer, type Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './answer-event.css.ts';
import { answerState, pressedAnswer } from './answer-state.ts';
import { AnswerStatus } from './answer-status.tsx';
import { GuestCount } from './guest-count.tsx';
import { useAnswerEvent } from './use-answer-event.ts';

const icons = { going: Check, maybe: CircleHelp, declined: X } as const;

/**
 * Whether one comes: the three answers, in one press each, what the last one has led to, and who comes along (COM-04, design §8). A
 * guest is asked to sign in, and comes back here. Nothing once it is over for everybody.
 */
export function AnswerEvent({ event }: { event: Event }) {
  const t = useT('event');
  const format = useFormat();
  const id = useId();
  const { complete, undecided, askToSignIn } = useUnit({
    complete: $complete,
    undecided: $undecided,
    askToSignIn: signInRequested,
  });
  const answering = useAnswerEvent(event.id);
  const { my_participation: mine, rsvp_until, starts_at, join_policy } = event;
  const state = answerState(event, complete, now());
  if (state === 'over') return null;
  const pressed = pressedAnswer(mine);
  const mayLeave = event.permissions['answer'] === true;
  const answer = (status: EventAnswer) => {
    if (!complete)
      return void askToSignIn({
        returnTo: paths.event(event.id),
        reason: { key: 'event:answer.guest', params: { title: event.title } },
      });
    // the one that is pressed stays
    if (status !== pressed) answering.mutate({ status, guests: 0 });
  };
  return (
    <div className={css.answer}>
      <div role="group" aria-labelledby={id} className={css.group}>
        <h2 id={id}>{t('answer.label')}</h2>
        {state !== 'refused' && (
          <div className={css.buttons}>
            {Object.values(EventAnswer).map((status) => {
              const Icon = icons[status];
              const isPressed = pressed === status;
              return (
                <Button
                  key={status}
                  className={css.button}
                  variant={isPressed ? 'primary' : 'secondary'}
                  icon={<Icon size={18} className={css.icon} aria-hidden />}
                  aria-pressed={isPressed}
                  disabled={undecided || (state === 'closed' && !isPressed && !(status === 'declined' && mayLeave))}
                  onClick={() => answer(status)}
                >
                  {t(`answer.${status}`)}
                </Button>
              );
            })}
          </div>
        )}
      </div>
      <AnswerStatus event={event} state={state} />
      {state === 'open' &&
        event.permissions['bring_guests'] === true &&
        (mine?.status === 'going' || mine?.status === 'waitlisted') && (
          <GuestCount guests={mine.guests} onChange={(guests) => answering.mutate({ status: 'going', guests })} />
        )}
      {state === 'open' && join_policy === 'approval' && pressed === null && !mine?.invited_by && (
        <p className={css.quiet}>{t('answer.asks')}</p>
      )}
      {state === 'open' && rsvp_until !== starts_at && (
        <p className={css.quiet}>{t('answer.until', { when: momentText(rsvp_until, now(), format) })}</p>
      )}
    </div>
  );
}
