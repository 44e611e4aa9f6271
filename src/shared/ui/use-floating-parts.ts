import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../platform/after-paint.ts';
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
  /** Wanted, and on its way: the press is painted first, and its code may have to come. */
  isAwaited: boolean;
  /** Opened by the keyboard or a screen reader. */
  byKeyboard: boolean;
  open: (byKeyboard: boolean) => void;
  close: () => void;
  anchor: RefObject<E | null>;
  /** Load the code before the press comes. */
  preloading: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void };
}

interface Wish {
  byKeyboard: boolean;
  /** The press is on the screen, and the code has come. */
  isDue: boolean;
}

/** State of a button that opens a menu or a panel beside itself: a press is answered at once, with what it opens in the task after that frame. */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const { parts, preload: fetchParts } = useFloatingParts();
  const [wish, setWish] = useState<Wish | null>(null);
  const anchor = useRef<E>(null);
  const close = () => setWish(null);
  const isOpen = wish !== null && wish.isDue && parts !== null;
  return {
    parts,
    isOpen,
    isAwaited: wish !== null && !isOpen,
    byKeyboard: wish?.byKeyboard ?? false,
    open: (byKeyboard) => {
      setWish({ byKeyboard, isDue: false });
      const show = () => setWish((now) => now && { ...now, isDue: true });
      load().then(() => afterPaint(show), close);
    },
    close,
    anchor,
    preloading: { onPointerEnter: fetchParts, onPointerDown: fetchParts, onFocus: fetchParts },
  };
}
