import { ArrowLeftRight, Gauge, Lock, LockOpen } from 'lucide-react';
import { Guests } from '../../entities/game/line-ups.tsx';
import { positionText } from '../../entities/game/positions.ts';
import { PersonRow } from '../../entities/person/person-row.tsx';
import type { GameSideKey, Id, Participant, UpdateParticipantBody } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import * as css from './balance-sides.css.ts';

interface SideRowProps {
  eventId: Id;
  participant: Participant;
  /** What the sides are called. */
  labels: Readonly<Record<GameSideKey, string>>;
  /** A change is under way. */
  busy: boolean;
  onChange: (change: Pick<UpdateParticipantBody, 'side' | 'is_locked'>) => void;
}

/** Somebody on a side: a lock that keeps them there, and the menu to put them on the other. */
export function SideRow({ eventId, participant, labels, busy, onChange }: SideRowProps) {
  const t = useT('games');
  const { user, guests, side, is_locked: isLocked, position, rating } = participant;
  const facts = [positionText(position, t), rating !== null && t('sides.rated', { rating })];
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <PersonRow
      user={user}
      marks={<Guests guests={guests} t={t} />}
      facts={facts.filter(Boolean).join(' · ')}
      value={
        <span className={css.controls}>
          {side !== null && (
            <IconButton
              aria-label={t('sides.locked', { name: user.name })}
              aria-pressed={isLocked}
              aria-busy={busy || undefined}
              onClick={() => !busy && onChange({ is_locked: !isLocked })}
            >
              <Icon size={20} />
            </IconButton>
          )}
          <OverflowMenu
            label={t('sides.menu', { name: user.name })}
            items={[
              ...(['home', 'away'] as const)
                .filter((other) => other !== side)
                .map((other) => ({
                  label: t('sides.move', { side: labels[other] }),
                  icon: <ArrowLeftRight size={20} />,
                  disabled: busy,
                  onSelect: () => onChange({ side: other }),
                })),
              {
                label: t('sides.rate'),
                icon: <Gauge size={20} />,
                href: paths.eventPerson(eventId, participant.id),
              },
            ]}
          />
        </span>
      }
    />
  );
}
