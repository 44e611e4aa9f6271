import { red, yellow } from './card-mark.css.ts';

/** A yellow or red card, drawn; decoration. */
export function CardMark({ kind }: { kind: 'yellow' | 'red' }) {
  return <span className={kind === 'yellow' ? yellow : red} aria-hidden />;
}
