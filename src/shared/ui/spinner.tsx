import { spinner } from './spinner.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration (the control says `aria-busy`). */
  label?: string;
}

/** A turning ring, as large as the text around it. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={spinner} aria-hidden />;
  return (
    <span role="status">
      <span className={spinner} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
