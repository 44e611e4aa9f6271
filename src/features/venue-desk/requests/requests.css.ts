import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../../shared/ui/tokens.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  padding: `${space(2)} ${space(4)} ${space(4)}`,
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(3) });
export const who = style({
  minWidth: 0,
  minHeight: target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.strong,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: color.line,
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const price = style({ flex: 'none', fontWeight: weight.medium });
export const weekly = style({ marginInlineStart: space(1), verticalAlign: 'text-bottom' });
export const times = style({ fontSize: fontSize[14], color: color.muted });

export const gone = style({ visibility: 'hidden' });

/** At the foot, level with the answers of the requests beside it. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginTop: 'auto',
  paddingTop: space(2),
});
export const answered = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: `calc(${target} + ${space(2)})`,
  paddingTop: space(2),
  marginTop: 'auto',
  color: color.success,
  fontWeight: weight.medium,
});
