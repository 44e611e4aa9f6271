import { style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../shared/ui/card.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const chart = style([card, { display: 'flex', gap: space(3), height: '128px', padding: space(3) }]);
/** Whose bars are above the line, and whose below. */
export const sides = style({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' });
export const bars = style({
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const part = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' });
/** Between halves, quarters and sets. */
export const first = style({ selectors: { '* + &': { borderInlineStart: `1px dashed ${color.muted}` } } });
export const half = styleVariants({
  home: { display: 'flex', alignItems: 'flex-end', borderBottom: `1px solid ${color.line}` },
  away: { display: 'flex', alignItems: 'flex-start' },
});
const line = style({
  flex: 1,
  maxWidth: '24px',
  marginInline: 'auto',
  borderInline: '1px solid transparent',
  backgroundClip: 'padding-box',
});
/** Above and below the line: nobody has to tell the two apart by their colour. */
export const bar = styleVariants({
  home: [line, { backgroundColor: color.brand }],
  away: [line, { backgroundColor: color.muted }],
});
export const words = style({ fontSize: fontSize[14], color: color.muted });
