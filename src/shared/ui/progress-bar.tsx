import { bar, fill } from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** 0 to 100, or null when nothing is loading. */
  value: number | null;
  label: string;
}

/** The loading indicator at the top edge of the screen. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  if (value === null) return null;
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      className={bar}
    >
      <div className={fill} style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  );
}
