import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $outbox, gameQueue, outboxDiscarded, outboxInsisted } from '../../models/outbox/outbox.model.ts';
import type { Id } from '../../shared/api/generated/model';

/** What of a game waits on this device, and what the server did not take: until its writer decides. */
export function useUnsent(gameId: Id) {
  const { outbox, insist, discard } = useUnit({ outbox: $outbox, insist: outboxInsisted, discard: outboxDiscarded });
  const queue = gameQueue(gameId);
  const { entries, isKept } = outbox;
  const unsent = useMemo(() => entries.filter((one) => one.queue === queue), [entries, queue]);
  return {
    unsent,
    /** The device has been asked what it keeps. */
    isRead: isKept !== null,
    /** Whether this device keeps them over a reload. */
    isKept: isKept !== false,
    waiting: unsent.filter(({ problem }) => problem === null).length,
    refused: unsent.filter(({ problem }) => problem !== null),
    insist: (id: string) => void insist([id]),
    discard: (id: string) => void discard([id]),
  };
}

export type Unsent = ReturnType<typeof useUnsent>;
