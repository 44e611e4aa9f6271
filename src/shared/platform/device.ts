export type Layout = 'phone' | 'tablet';

/** Source: UI-15, UI-16. */
export const TABLET_ABOVE_PX = 768;
export const REDETECT_DELAY_MS = 50;

/** Tablet when the window is wider than 768 px. */
export const layoutOf = (width: number): Layout => (width > TABLET_ABOVE_PX ? 'tablet' : 'phone');

/** The part of `window` that is watched. */
export type ResizeSource = Pick<Window, 'innerWidth'> & {
  addEventListener: (type: 'resize', listener: () => void) => void;
  removeEventListener: (type: 'resize', listener: () => void) => void;
};

export interface LayoutWatchOptions {
  source: ResizeSource;
  onDetected: (layout: Layout) => void;
  /** UI-15: only "when configured". */
  redetectOnResize: boolean;
}

/** Tells the layout at once and again, once, 50 ms after the last of a run of resizes. Returns how to stop. */
export function watchLayout({ source, onDetected, redetectOnResize }: LayoutWatchOptions): () => void {
  const detect = (): void => onDetected(layoutOf(source.innerWidth));
  detect();
  if (!redetectOnResize) return () => undefined;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = (): void => {
    clearTimeout(timer);
    timer = setTimeout(detect, REDETECT_DELAY_MS);
  };
  source.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    source.removeEventListener('resize', onResize);
  };
}
