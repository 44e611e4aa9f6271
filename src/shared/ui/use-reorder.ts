import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The list with one item at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

interface Drag {
  id: number;
  to: number;
}

/**
 * Order by drag and by keys. While an item is dragged, `order` is where each stands; the elements keep their places in the
 * document until it is dropped, because a moved element loses its pointer. Each element of the list has `data-item={id}`.
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
        setDrag({ id, to: at });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.id !== id) return;
        const to = placeAt(event, order);
        if (to !== drag.to) setDrag({ id, to });
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

/** The place in the list whose area is nearest to the pointer. */
function placeAt({ currentTarget, clientX: x, clientY: y }: PointerEvent, order: readonly number[]): number {
  const list = currentTarget.closest('ul');
  const away = order.map((id) => {
    const area = list?.querySelector(`[data-item="${id}"]`)?.getBoundingClientRect();
    if (!area) return Infinity;
    return Math.hypot(Math.max(area.left - x, 0, x - area.right), Math.max(area.top - y, 0, y - area.bottom));
  });
  return away.indexOf(Math.min(...away));
}
