import { useState } from 'react';
import type { DayDrag } from '../../entities/game/game-days.tsx';
import type { Fixture, Id } from '../../shared/api/generated/model';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';

interface Drag {
  id: Id;
  /** The day of the game. */
  from: string | null;
  /** The day below the pointer. */
  over: string | null;
}

/**
 * Drag of a game that may be moved to another day of the list; `onDrop` is told where (decision 057). Keys and fingers have the dialog
 * behind "Move game" (WCAG 2.5.7); Escape ends the drag, as the browser does everywhere.
 */
export function useGameDrag(onDrop: (game: Id, day: string) => void): DayDrag<Fixture> {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    game: ({ id, starts_at, permissions }) => {
      if (permissions?.['move'] !== true) return undefined;
      return {
        draggable: true,
        onDragStart: ({ dataTransfer, currentTarget }) => {
          dataTransfer.effectAllowed = 'move';
          dataTransfer.setDragImage(currentTarget, 24, 24); // the row, not the address of its link
          setDrag({ id, from: starts_at === null ? null : tiraneDate(Date.parse(starts_at)), over: null });
        },
        onDragEnd: () => setDrag(null),
      };
    },
    day: (date) => {
      if (!drag || date === null || date === drag.from) return {};
      const over = (day: string | null) => drag.over !== day && setDrag({ ...drag, over: day });
      return {
        ...(drag.over === date && { 'data-over': true }),
        onDragOver: (event) => {
          event.preventDefault(); // it may be dropped here
          over(date);
        },
        onDragLeave: ({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) over(null);
        },
        onDrop: (event) => {
          event.preventDefault();
          setDrag(null);
          onDrop(drag.id, date);
        },
      };
    },
  };
}
