import { type KeyboardEvent, useState } from 'react';

/** What `useRovingFocus` gives a control of the group. */
export interface RovingProps {
  tabIndex: 0 | -1;
  onFocus: () => void;
  'data-roving': true;
}

/**
 * Makes a group of controls one stop for Tab: the one that had the focus last, else the preferred one, else the first. The group
 * itself handles the keys with `moveFocus`. Returns the properties of the control with an id.
 */
export function useRovingFocus<Id>(ids: readonly Id[], preferred: Id | undefined): (id: Id) => RovingProps {
  const [last, setLast] = useState<Id>();
  const atHand = [last, preferred].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return (id) => ({ tabIndex: id === atHand ? 0 : -1, onFocus: () => setLast(id), 'data-roving': true });
}

/**
 * Moves the focus within the group that handles the key: left and right in reading order, up and down to the nearest control
 * of the next line as it is laid out, Home and End to the ends. Other keys are left alone, with Shift too unless the group
 * gives it a meaning. Returns where the focus went, if it moved.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  { withShift = false }: { withShift?: boolean } = {},
): HTMLElement | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && !withShift)) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const at = controls.findIndex((control) => control === event.target);
  const next = at === -1 ? undefined : nextOf(event.key, at, controls);
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

function nextOf(key: string, at: number, controls: HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return controls[at + 1];
    case 'ArrowLeft':
      return controls[at - 1];
    case 'Home':
      return controls[0];
    case 'End':
      return controls.at(-1);
    case 'ArrowDown':
      return nearest(controls, at, 1);
    case 'ArrowUp':
      return nearest(controls, at, -1);
    default:
      return undefined;
  }
}

/** The control of the next line below (1) or above (-1) whose middle is nearest. */
function nearest(controls: HTMLElement[], at: number, direction: 1 | -1): HTMLElement | undefined {
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const from = boxes[at];
  if (!from) return undefined;
  const middle = from.left + from.width / 2;
  const lines = boxes.flatMap((box, index) => {
    const down = (box.top - from.top) * direction;
    return down >= from.height / 2 ? [{ index, down, aside: Math.abs(box.left + box.width / 2 - middle) }] : [];
  });
  const line = Math.min(...lines.map(({ down }) => down));
  const [best] = lines.filter(({ down }) => down < line + from.height / 2).toSorted((a, b) => a.aside - b.aside);
  return best && controls[best.index];
}
