import type { ReactNode } from 'react';
import type { GameLive } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './fixture-rows.css.ts';
import { useLiveText } from './live-clock.ts';

/** A list is not read again by itself: from then on its clock would tell of a half that may be over. */
const KNOWN_FOR = 10 * 60_000;

interface LiveMarkProps {
  live: GameLive;
  /** When the answer came (`receivedAtOf`); without it nothing that moves by itself is said. */
  receivedAt: number | undefined;
}

/** How far a tracked game that is on is, in a list: `67'`, `Q3 3:05`, the points of its set or game (CMP-04, design §10). */
export function LiveMark({ live, receivedAt }: LiveMarkProps) {
  const t = useT('fixtures');
  const text = useLiveText(live, receivedAt, KNOWN_FOR);
  const { period: number, part, clock, current } = live;
  if (part === 'shootout') return <Mark>{t('live.shootout')}</Mark>;
  if (current)
    return (
      <Mark spoken={t('live.points')}>
        {current.home}–{current.away}
      </Mark>
    );
  if (clock?.mode === 'up') return text !== null && <Mark spoken={t('live.minute')}>{text}</Mark>;
  if (!clock) return null;
  const isExtra = part === 'extra';
  return (
    <Mark spoken={isExtra ? t('live.overtime') : t('live.quarter', { number })}>
      <span aria-hidden>{isExtra ? t('live.short.overtime') : t('live.short.quarter', { number })}</span> {text}
    </Mark>
  );
}

/** `spoken`: what the short text is, for who does not see where it stands. */
function Mark({ spoken, children }: { spoken?: string; children: ReactNode }) {
  return (
    <span className={css.now}>
      <VisuallyHidden>{spoken === undefined ? ', ' : `, ${spoken} `}</VisuallyHidden>
      {children}
    </span>
  );
}
