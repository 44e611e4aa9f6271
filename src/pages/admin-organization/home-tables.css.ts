import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, target, weight } from '../../shared/ui/tokens.ts';

export const name = style({ fontSize: fontSize[16] });
/** As high as a finger needs, without pushing the tables away. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  marginBlock: `-${space(2)}`,
  color: color.brand,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});
/** As many groups beside each other as there is room for. */
export const tables = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  marginTop: space(3),
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: fontSize[14] });
export const caption = style({ color: color.muted, textAlign: 'start' });
export const head = style({
  padding: `${space(1)} ${space(1)}`,
  fontWeight: weight.medium,
  color: color.muted,
  textAlign: 'end',
  selectors: { '&:nth-child(-n+2)': { textAlign: 'start' } },
});
const cell = style({ padding: `${space(1)} ${space(1)}`, borderTop: `1px solid ${color.line}` });
export const number = style([
  cell,
  {
    width: '2.25rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: { '&:first-child': { width: '1.5rem', textAlign: 'start' } },
  },
]);
export const points = style([number, { fontWeight: weight.strong }]);
export const team = style([cell, { fontWeight: weight.medium, textAlign: 'start' }]);
export const who = style({ display: 'flex', alignItems: 'center', gap: space(2), minWidth: 0 });
export const teamName = style({ minWidth: 0, overflowWrap: 'anywhere' });
