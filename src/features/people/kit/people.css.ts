import { style } from '@vanilla-extract/css';
import { media } from '../../../shared/ui/breakpoints.ts';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../../shared/ui/tokens.ts';

/** The number on the back, in front of everything else. */
export const number = style({ fontVariantNumeric: 'tabular-nums', color: color.muted });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  marginInlineEnd: `calc(-1 * ${space(2)})`, // the menu's dots stand in its middle
});

/** The search above the groups; beside them where there is room. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });
export const search = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.tablet]: { flex: '0 1 320px' } },
});
export const choice = style({ flex: '1 0 100%' });

export const quiet = style({ color: color.muted, textWrap: 'pretty' });
export const hint = style([quiet, { fontSize: fontSize[14] }]);

export const roles = style({ display: 'grid', gap: space(2), minWidth: 0, margin: 0, padding: 0, border: 0 });
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
export const box = style({ gridRow: '1 / span 2', width: 22, height: 22, margin: 0, accentColor: color.brand });
export const roleName = style({ fontWeight: weight.medium });
