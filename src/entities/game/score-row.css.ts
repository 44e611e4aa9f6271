import { style } from '@vanilla-extract/css';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

const columns = 'minmax(0, 1fr) minmax(64px, 104px) minmax(64px, 104px)';

/** The names of the sides, above the numbers they are about. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space(2),
  alignItems: 'end',
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  textAlign: 'center',
});
export const headName = style({ overflowWrap: 'anywhere', lineHeight: 1.3 });
export const row = style({ display: 'grid', gridTemplateColumns: columns, gap: space(2), alignItems: 'center' });
export const rowLabel = style({ overflowWrap: 'anywhere', fontWeight: weight.medium });
export const rowError = style({ gridColumn: '1 / -1' });
export const box = style({ minWidth: 0 });
export const input = style({
  width: '100%',
  paddingInline: space(1), // three figures fit
  textAlign: 'center',
  fontSize: fontSize[18],
  fontVariantNumeric: 'tabular-nums',
});
export const rows = style({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' });
