import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

/** Lines of text no longer than they are read easily. */
const READABLE = '760px';

export const page = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: READABLE,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

export const title = style({ fontSize: fontSize[28] });

/** One line high before the number comes. */
export const count = style({ minHeight: '1.5em', color: color.muted });

export const days = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const day = style({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)' });

export const dayName = style({
  fontSize: fontSize[18],
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const list = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
});

export const item = style({ display: 'flex', alignItems: 'start', gap: space(3), padding: space(3) });

/** An edge, and for those who do not see its colour a word, a bolder title and a button. */
export const unread = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '4px',
    background: color.brand,
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target,
  height: target,
  color: color.muted,
  background: color.neutralSoft,
  borderRadius: radius.full,
});

export const unreadIcon = style({ color: color.brand, background: color.brandSoft });

export const texts = style({ display: 'grid', flex: 1, gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

export const heading = style({ fontSize: fontSize[16], fontWeight: weight.medium });

export const strong = style({ fontWeight: weight.title });

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: color.muted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
