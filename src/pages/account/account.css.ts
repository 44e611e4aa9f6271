import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

/** On wide screens the user and the settings are on the left, the profiles beside them. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr', columnGap: space(8) },
  },
});
globalStyle(`${columns} > :nth-child(2)`, { '@media': { [media.md]: { gridColumn: 2, gridRow: '1 / span 2' } } });

export const column = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style({ fontSize: fontSize[28] });

export const person = style({ display: 'flex', alignItems: 'center', gap: space(4), padding: space(4), minWidth: 0 });

export const name = style({ fontSize: fontSize[22], overflowWrap: 'anywhere' });

export const facts = style({ display: 'grid', gap: space(1), margin: 0 });

export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(2) });

export const term = style({ color: color.muted });

export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const partTitle = style({ fontSize: fontSize[18] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
