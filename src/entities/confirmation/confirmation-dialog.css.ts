import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

export const body = style({ display: 'grid', gap: space(4) });

export const message = style({
  display: 'flex',
  alignItems: 'start',
  gap: space(3),
  padding: space(3),
  borderRadius: radius.control,
});

export const accented = styleVariants({
  primary: { background: color.brandSoft },
  danger: { background: color.dangerSoft },
  warning: { background: color.warningSoft },
  info: { background: color.infoSoft },
  success: { background: color.successSoft },
});

export const icon = styleVariants({
  primary: { color: color.brand, flex: 'none' },
  danger: { color: color.danger, flex: 'none' },
  warning: { color: color.warning, flex: 'none' },
  info: { color: color.info, flex: 'none' },
  success: { color: color.success, flex: 'none' },
});

const enabled = '&&:not(:disabled)';

/** The colours that buttons have nowhere else; brand and danger are their own. */
export const positive = styleVariants({
  primary: {},
  danger: {},
  warning: { selectors: { [enabled]: { background: color.warning, color: color.surface } } },
  info: { selectors: { [enabled]: { background: color.info, color: color.surface } } },
  success: { selectors: { [enabled]: { background: color.success, color: color.surface } } },
});
