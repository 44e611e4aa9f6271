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
  alignItems: 'center',
  minWidth: 0,
  paddingInlineEnd: space(2),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontVariantNumeric: 'tabular-nums',
});

/** The games of the competition above it. */
export const ofGroup = style({
  gridColumn: '1 / -1',
  paddingInlineStart: space(3),
  borderInlineStart: `3px solid ${color.brandSoft}`,
  listStyle: 'none',
});

export const open = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize[14],
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.brandSoft } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(2),
});
export const who = style({ fontSize: fontSize[16], fontWeight: weight.strong });
/** Beside words in a line. */
export const icon = style({ display: 'inline-block', verticalAlign: 'text-bottom' });
export const weekly = style([icon, { marginInlineStart: space(1) }]);
export const small = style({ fontSize: fontSize[12], color: color.muted });

export const gone = style({ visibility: 'hidden' });

/** As wide when there is nothing left to answer: no line beside it may break anew. */
export const answers = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'end',
  gap: space(1),
  minWidth: `calc(2 * ${target} + ${space(1)})`,
});
export const answered = style({
  display: 'grid',
  justifyItems: 'center',
  margin: 'auto',
  color: color.success,
  fontSize: fontSize[12],
  fontWeight: weight.medium,
});
