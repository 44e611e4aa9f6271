import { style, styleVariants } from '@vanilla-extract/css';
import { space } from './tokens.ts';

/** One column, which long content cannot widen. */
export const stack = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 10: 10 } as const, (step) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(step),
  minWidth: 0,
}));

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
