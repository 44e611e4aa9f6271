import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const quiet = style({ color: color.muted, textWrap: 'pretty' });

export const roles = style({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ marginBottom: space(1), padding: 0, fontSize: fontSize[14], fontWeight: weight.strong });
export const role = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(3),
  minHeight: target,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.brandSoft },
    '&:has(:checked)': { borderColor: color.brand, background: color.brandSoft },
  },
});
export const radio = style({ gridRow: '1 / span 2', width: 20, height: 20, margin: 0, accentColor: color.brand });
export const roleName = style({ fontWeight: weight.medium });
export const may = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
