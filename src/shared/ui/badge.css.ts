import { style, styleVariants } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, radius, space, weight } from './tokens.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  padding: `2px ${space(2)}`,
  fontSize: fontSize[14],
  fontWeight: weight.medium,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  border: '1px solid transparent',
  borderRadius: radius.full,
});

/** The text keeps full contrast; the tone is told by ground and dot. */
export const badgeTone = styleVariants({
  neutral: { background: color.neutralSoft },
  success: { background: color.successSoft },
  warning: { background: color.warningSoft },
  danger: { background: color.dangerSoft },
  info: { background: color.infoSoft },
  accent: { background: color.accent, color: color.onAccent },
});

const dotBase = style({ flex: 'none', width: 8, height: 8, borderRadius: '50%', border: '4px solid' });

export const dot = styleVariants({
  neutral: [dotBase, { borderColor: color.muted }],
  success: [dotBase, { borderColor: color.success }],
  warning: [dotBase, { borderColor: color.warning }],
  danger: [dotBase, { borderColor: color.danger }],
  info: [dotBase, { borderColor: color.info }],
  accent: [dotBase, { borderColor: color.onAccent }],
});
