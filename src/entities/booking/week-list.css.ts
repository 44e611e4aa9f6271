import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const weeks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space(1),
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});

export const free = style({ display: 'flex', alignItems: 'center', gap: space(1), minHeight: '28px' });

const conflictBase = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(2),
  padding: space(3),
  borderRadius: radius.control,
  border: '1px solid',
});

export const conflict = styleVariants({
  open: [conflictBase, { background: color.warningSoft, borderColor: color.warning }],
  decided: [conflictBase, { background: color.surface, borderColor: color.line }],
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });

globalStyle(`${head} > strong:first-letter`, { textTransform: 'uppercase' });

export const icon = styleVariants({
  free: { color: color.success, flex: 'none' },
  moved: { color: color.info, flex: 'none' },
  skipped: { color: color.muted, flex: 'none' },
  open: { color: color.warning, flex: 'none' },
});

export const offer = style({ marginBottom: `-${space(1)}` });

// no wider than a phone, also with text at 200 %
export const offered = style({ display: 'grid', justifyItems: 'start', maxWidth: '60vw' });
export const price = style({ fontSize: fontSize[12], fontWeight: weight.body });
