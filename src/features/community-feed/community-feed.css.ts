import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, layer, radius, space } from '../../shared/ui/tokens.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
/** The distance to the next one belongs to the entry: in a long list it is measured with it. */
export const entry = style({ paddingBottom: space(3) });
export const longList = style([list, { position: 'relative' }]);
/** Its `top` is written beside it; no `transform`, which would draw its letters between the pixels. */
export const placedEntry = style([entry, { position: 'absolute', insetInline: 0 }]);
export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  selectors: {
    '&[data-kind="announcement"]': { borderColor: color.brand, borderInlineStartWidth: '4px' },
    '&:focus': { outline: `2px solid ${color.brand}`, outlineOffset: 2 },
  },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginInlineStart: `-${space(3)}`,
  marginBottom: `-${space(2)}`,
});
export const counted = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) });
export const readOnly = style([counted, { gap: space(2), paddingInline: space(3), color: color.muted }]);
export const count = style({ fontSize: fontSize[14], color: color.muted, fontVariantNumeric: 'tabular-nums' });
export const liked = style({ fill: 'currentColor' });

/** Lies over the posts, so that nothing moves when it comes. */
export const newer = style({
  position: 'sticky',
  top: '76px',
  zIndex: layer.sticky,
  height: 0,
  display: 'grid',
  justifyItems: 'center',
});
export const newerButton = style({
  borderRadius: radius.full,
  boxShadow: `0 2px 10px ${color.edge}`,
  transform: 'translateY(-50%)',
});

export const comments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
});
export const commentList = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
export const comment = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });
export const commentText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginInlineStart: '52px' });

export const composer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const grows = style({ fieldSizing: 'content', minHeight: '72px', maxHeight: '60vh' });
export const growsSmall = style([grows, { minHeight: '46px' }]);
/** After what stands before it in its line. */
export const atEnd = style({ marginInlineStart: 'auto' });
export const unsent = style({
  opacity: 0.75,
  selectors: { '&[data-failed]': { opacity: 1, borderColor: color.danger } },
});
export const problem = style({ color: color.danger });
export const older = style({ display: 'grid', justifyItems: 'center', minHeight: '56px', paddingTop: space(3) });
