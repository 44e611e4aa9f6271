import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { slotLook } from '../../entities/slot/slot.ts';
import type { TakenSlot } from '../../entities/slot/slot-button.tsx';
import { selectionOf } from '../../features/book-court/selection.ts';
import { readAskedSlot, writeAskedSlot } from '../../features/watch-slot/asked-slot.ts';
import { LazyWatchPanel } from '../../features/watch-slot/lazy-watch-panel.tsx';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { CourtSlot, Venue } from '../../shared/api/generated/model';
import { useFormat } from '../../shared/i18n/i18n-react.tsx';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { now } from '../../shared/platform/clock.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import type { useVenueTimes } from './use-venue-times.ts';

type Shown = Pick<ReturnType<typeof useVenueTimes>, 'day' | 'courts' | 'press'>;

/** Being told when a taken time is free (R24): what a press on it opens. A guest comes back to it after signing in. */
export function useTakenSlot(
  venue: Venue,
  { day, courts, press }: Shown,
): { takenSlot: (slot: CourtSlot) => TakenSlot | null; panel: ReactNode } {
  const format = useFormat();
  const { pathname } = useLocation();
  const { search, change } = useSearch();
  const { complete, askToSignIn } = useUnit({ complete: $complete, askToSignIn: signInRequested });
  const [asked, setAsked] = useState(() => (complete ? readAskedSlot(search) : null));
  const found = asked && selectionOf({ ...asked, slotCount: 1 }, courts);
  const slot = found?.slots.find((one) => ['taken', 'available'].includes(slotLook(one)));

  const close = () => {
    setAsked(null);
    if (readAskedSlot(search)) void change((latest) => writeAskedSlot(latest, null), { replace: true });
  };
  const signIn = (court: { id: number; name: string }, { time_slot_id: slotId, ...times }: CourtSlot) => {
    const here = new URLSearchParams(search);
    here.set('date', day);
    askToSignIn({
      returnTo: `${pathname}?${writeAskedSlot(here, { courtId: court.id, slotId })}`,
      reason: {
        key: 'venue:watch.signIn',
        params: { court: court.name, day: format.dateBrief(day, now()), time: sessionTimes(times).start },
      },
    });
  };

  return {
    takenSlot: (one) => {
      // when its lead time has begun nobody can book it any more
      if (Date.parse(one.starts_at) - venue.booking_policy.min_lead_minutes * 60_000 <= now()) return null;
      const { court_id: courtId, time_slot_id: slotId } = one;
      return {
        id: idOf(courtId, slotId),
        isOpen: asked?.courtId === courtId && asked.slotId === slotId,
        onPress: () => setAsked({ courtId, slotId }),
      };
    },
    panel: (
      <LazyWatchPanel
        asked={found && slot ? { court: found.court, slot } : null}
        venueId={venue.id}
        day={day}
        courts={courts}
        buttonId={asked ? idOf(asked.courtId, asked.slotId) : ''}
        onSignIn={complete || !found || !slot ? null : () => signIn(found.court, slot)}
        onChoose={press}
        onClose={close}
      />
    ),
  };
}

const idOf = (courtId: number, slotId: number): string => `time-${courtId}-${slotId}`;
