import { cx } from './cx.ts';
import { skeleton } from './skeleton.css.ts';

export interface SkeletonProps {
  /** `text` is one line high and takes the font size around it. */
  shape?: keyof typeof skeleton;
  width?: string | number;
  height?: string | number;
  className?: string;
}

/** Stands where content will be, in its size; the list around it says `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return <span className={cx(skeleton[shape], className)} style={{ width, height }} aria-hidden />;
}
