import { styleVariants } from '@vanilla-extract/css';
import { space } from './tokens.ts';

const steps = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8, 10: 10 } as const;

/** One column, which long content cannot widen. */
export const stack = styleVariants(steps, (step) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(step),
  minWidth: 0,
}));

export const inline = styleVariants(steps, (step) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(step),
}));
