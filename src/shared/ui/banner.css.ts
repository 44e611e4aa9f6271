import { style, styleVariants } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, radius, space, weight } from './tokens.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'start',
  gap: space(3),
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(4)}`,
  color: color.text,
  border: '1px solid',
  borderRadius: radius.card,
});

/** The text keeps full contrast; the tone is told by ground, edge and icon. */
export const bannerTone = styleVariants({
  info: { background: color.infoSoft, borderColor: color.info },
  success: { background: color.successSoft, borderColor: color.success },
  warning: { background: color.warningSoft, borderColor: color.warning },
  danger: { background: color.dangerSoft, borderColor: color.danger },
});

/** As high as the buttons, so that icon, first line and buttons stand on one line. */
export const icon = styleVariants({
  info: { color: color.info, flex: 'none', height: 44 },
  success: { color: color.success, flex: 'none', height: 44 },
  warning: { color: color.warning, flex: 'none', height: 44 },
  danger: { color: color.danger, flex: 'none', height: 44 },
});

/** The action goes below the text where there is no room beside it. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  flex: 1,
  minWidth: 0,
});

export const texts = style({
  flex: '1 1 200px',
  minWidth: 0,
  paddingBlock: 10,
  fontSize: fontSize[16],
  // as far from the edge as at the start; a button has room of its own
  ':last-child': { paddingInlineEnd: space(3) },
});

export const title = style({ fontWeight: weight.strong });
