import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { duration, fontSize, space, target } from './tokens.ts';

/** The browser's own mark goes: the arrow at the end turns instead. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: space(3),
  minHeight: target,
  lineHeight: 1.35,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const held = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });

export const arrow = style({
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
  color: color.muted,
  transition: `transform ${duration.quick}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingTop: space(3) });
