import { Mail } from 'lucide-react';
import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge, type BadgeProps } from '../../shared/ui/badge.tsx';

/** Where an event stands; nothing while it is planned, as nearly all that are listed are. */
export function EventPhaseBadge({ phase }: Pick<Event, 'phase'>) {
  const t = useT('events');
  if (phase === 'scheduled') return null;
  return <Badge tone={PHASE_TONES[phase]}>{t(`phase.${phase}`)}</Badge>;
}

const PHASE_TONES = { ongoing: 'accent', completed: 'neutral', cancelled: 'danger' } as const;

const ANSWER_TONES = {
  invited: 'info',
  requested: 'warning',
  going: 'success',
  maybe: 'neutral',
  waitlisted: 'warning',
  declined: 'neutral',
  removed: 'neutral',
} as const satisfies Record<string, BadgeProps['tone']>;

/** How the reader has answered, and with how many guests; nothing when they have nothing to do with it. */
export function EventAnswerBadge({ event: { my_participation: mine } }: { event: Pick<Event, 'my_participation'> }) {
  const t = useT('events');
  if (!mine) return null;
  const { status, guests, waitlist_position: position } = mine;
  return (
    <Badge tone={ANSWER_TONES[status]} icon={status === 'invited' ? <Mail size={14} aria-hidden /> : undefined}>
      {words()}
    </Badge>
  );

  function words(): string {
    if (status === 'waitlisted') return t('mine.waitlisted', { position: position ?? 0 });
    if (status === 'going' && guests > 0) return t('mine.guests', { count: guests });
    return t(`mine.${status}`);
  }
}
