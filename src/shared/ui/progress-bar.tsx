import { useT } from '../i18n/i18n-react.tsx';
import { bar, fill } from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** 0 to 100, or null when nothing is loading. */
  value: number | null;
}

/** The loading indicator at the top edge of the screen. */
export function ProgressBar({ value }: ProgressBarProps) {
  const t = useT();
  if (value === null) return null;
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={t('states.loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      className={bar}
    >
      <div className={fill} style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  );
}
