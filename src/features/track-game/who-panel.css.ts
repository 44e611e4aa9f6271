import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const panel = style({ display: 'grid', gap: space(2), alignContent: 'start' });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(2) });
export const title = style({ fontSize: fontSize[16], fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space(2),
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '48px',
  padding: `${space(1)} ${space(3)}`,
  textAlign: 'start',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
});
export const number = style({ minWidth: '1.5em', fontWeight: weight.title, fontVariantNumeric: 'tabular-nums' });
export const who = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.2 });
export const out = style({ fontSize: fontSize[12], color: color.muted });
