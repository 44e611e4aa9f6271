import { type RefObject, useEffect, useRef, useState } from 'react';
import { lateModule } from '../platform/late-module.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type * as FloatingParts from './floating-parts.ts';

const { load, useLoaded } = lateModule<typeof FloatingParts>(() => import('./floating-parts.ts'));

/** Ahead of the press: the press itself reports nothing either, because a missing chunk reloads the app. */
const preload = (): void => void load().catch(() => {});

/** The library's chunk: requested when the browser is idle, or with `preload` once the control is touched. */
export function useFloatingParts(): { parts: typeof FloatingParts | null; preload: () => void } {
  useEffect(() => whenIdle(preload), []);
  return { parts: useLoaded(), preload };
}

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

/** State of a button that opens a menu or a panel beside itself. */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const { parts, preload: fetchParts } = useFloatingParts();
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
    preloading: { onPointerEnter: fetchParts, onPointerDown: fetchParts, onFocus: fetchParts },
  };
}
