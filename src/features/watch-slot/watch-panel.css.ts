import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const content = style({ display: 'grid', gap: space(4) });
export const texts = style({ display: 'grid', gap: space(1) });
export const state = style({ fontWeight: weight.strong });
export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const problem = style({ padding: space(3), background: color.dangerSoft, borderRadius: radius.control });
export const courts = style({ display: 'grid', gap: space(2), minWidth: 0, margin: 0, padding: 0, border: 0 });
export const court = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
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
export const radio = style({ flex: 'none', width: 20, height: 20, margin: 0, accentColor: color.brand });
