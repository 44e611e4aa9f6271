import { cx } from '../../shared/ui/cx.ts';
import * as css from './form-progress.css.ts';

interface FormProgressProps {
  /** Of the heading, which has the focus when the step begins (`useFormSteps`). */
  id: string;
  /** What the step is about. */
  title: string;
  /** "Step 2 of 5". */
  progress: string;
  number: number;
  count: number;
}

/** Which step of a form it is, in words and as bars. */
export function FormProgress({ id, title, progress, number, count }: FormProgressProps) {
  return (
    <div className={css.progress}>
      <div className={css.line}>
        <h3 id={id} tabIndex={-1} className={css.heading}>
          {title}
        </h3>
        <p className={css.count}>{progress}</p>
      </div>
      <div className={css.bars} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={cx(css.bar, index < number && css.done)} />
        ))}
      </div>
    </div>
  );
}
