import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { moved } from '../lib/moved.ts';

interface Drag {
  id: number;
  to: number;
  /** Where the places of the list are, from its corner: what is dragged changes the sizes of the items, not these. */
  places: readonly DOMRect[];
}

/**
 * Order by drag and by keys. While an item is dragged, `order` is where each stands; the elements keep their places in the
 * document until it is dropped, because a moved element loses its pointer. The list is an `ul`, each element has `data-item={id}`.
 * Returns the order of ids, the dragged one, and the properties of an item's handle.
 */
export function useReorder(ids: readonly number[], onMove: (id: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const order = drag ? moved(ids, ids.indexOf(drag.id), drag.to) : ids;
  const move = (id: number, to: number) => {
    if (to >= 0 && to < ids.length && to !== ids.indexOf(id)) onMove(id, to);
  };
  const handle = (id: number) => {
    const at = ids.indexOf(id);
    const steps = new Map([
      ['ArrowLeft', at - 1],
      ['ArrowUp', at - 1],
      ['ArrowRight', at + 1],
      ['ArrowDown', at + 1],
      ['Home', 0],
      ['End', ids.length - 1],
    ]);
    return {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setDrag(null);
        const to = steps.get(event.key);
        if (to === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        move(id, to);
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, to: at, places: placesIn(listOf(event), ids) });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.id !== id) return;
        const to = nearest(drag.places, event);
        if (to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp: () => {
        setDrag(null);
        if (drag?.id === id) move(id, drag.to);
      },
      onPointerCancel: () => setDrag(null),
    };
  };
  return { order, dragged: drag?.id ?? null, move, handle };
}

const listOf = ({ currentTarget }: PointerEvent): Element => currentTarget.closest('ul') ?? currentTarget;

function placesIn(list: Element, ids: readonly number[]): DOMRect[] {
  const corner = list.getBoundingClientRect();
  return ids.map((id) => {
    const area = list.querySelector(`[data-item="${id}"]`)?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(area.x - corner.x, area.y - corner.y, area.width, area.height);
  });
}

/** The place whose area is nearest to the pointer. */
function nearest(places: readonly DOMRect[], event: PointerEvent): number {
  const corner = listOf(event).getBoundingClientRect();
  const [x, y] = [event.clientX - corner.x, event.clientY - corner.y];
  const away = places.map((area) =>
    Math.hypot(Math.max(area.left - x, 0, x - area.right), Math.max(area.top - y, 0, y - area.bottom)),
  );
  return away.indexOf(Math.min(...away));
}
