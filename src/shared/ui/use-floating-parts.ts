import { type RefObject, useRef, useState } from 'react';
import { lateModule } from '../platform/late-module.ts';
import type * as FloatingParts from './floating-parts.ts';

const { load, preload, useLoaded } = lateModule<typeof FloatingParts>(() => import('./floating-parts.ts'));

/** What a button that opens something, and the thing that it opens, need from each other. */
export interface Disclosure<E extends HTMLElement> {
  parts: typeof FloatingParts | null;
  /** Wanted, and its code is there. */
  isOpen: boolean;
  /** Wanted, and its code is on its way: it opens as soon as it has come. */
  isAwaited: boolean;
  /** Opened by the keyboard or a screen reader. */
  byKeyboard: boolean;
  open: (byKeyboard: boolean) => void;
  close: () => void;
  anchor: RefObject<E | null>;
  /** Load the code before the press comes. */
  preloading: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void };
}

/** State of a button that opens a menu or a panel beside itself. The library's chunk is requested when the browser is idle, or once the button is touched. */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const parts = useLoaded('when-idle');
  const [wanted, setWanted] = useState<'keyboard' | 'pointer' | null>(null);
  const anchor = useRef<E>(null);
  const close = () => setWanted(null);
  return {
    parts,
    isOpen: wanted !== null && parts !== null,
    isAwaited: wanted !== null && parts === null,
    byKeyboard: wanted === 'keyboard',
    open: (byKeyboard) => {
      setWanted(byKeyboard ? 'keyboard' : 'pointer');
      load().catch(close);
    },
    close,
    anchor,
    preloading: { onPointerEnter: preload, onPointerDown: preload, onFocus: preload },
  };
}
