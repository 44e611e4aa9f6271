import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // keeps the value of a row near its title
  maxWidth: '1040px',
});

/** On wide screens the user and the profiles are beside the pages and settings. */
export const columns = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(8) } },
});

export const column = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

export const person = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({ display: 'flex', alignItems: 'center', gap: space(4), minWidth: 0 });

export const name = style({ minWidth: 0, fontSize: fontSize[22], overflowWrap: 'anywhere' });

export const digits = style({ fontVariantNumeric: 'tabular-nums' });
