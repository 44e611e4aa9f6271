import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../shared/ui/breakpoints.ts';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../../shared/ui/tokens.ts';

const onPhone = `not all and ${media.sm}`;

export const contact = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
/** On a phone on a line of its own, above the two ways to use it. */
export const phone = style({
  flex: '1 0 100%',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sm]: { flex: '1 1 auto' } },
});
export const way = style({ '@media': { [onPhone]: { flex: '1 1 auto' } } });

export const partTitle = style({ fontSize: fontSize[16], fontWeight: weight.strong });

export const noteText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const events = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
export const event = style({ display: 'grid', overflowWrap: 'anywhere' });
export const eventMeta = style({ fontSize: fontSize[14], color: color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space(2),
});
globalStyle(`${actions} > button:not([aria-haspopup])`, { '@media': { [onPhone]: { flex: '1 1 auto' } } });
/** Secondary like its neighbour, in the colour of what cannot be taken back. */
export const danger = style({ selectors: { '&&': { color: color.danger } } });
