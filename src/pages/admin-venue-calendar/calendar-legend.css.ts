import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';
import { blockedGround } from './calendar-grid.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  fontSize: fontSize[14],
  color: color.muted,
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: space(1) });

/** A booking, or a blocked cell, in small. */
export const swatch = style({
  width: '1.5rem',
  height: '1rem',
  borderRadius: 4,
  backgroundColor: color.brandSoft,
  boxShadow: `inset 4px 0 ${color.brand}`,
  selectors: {
    '&[data-look="pending"]': {
      backgroundColor: color.warningSoft,
      boxShadow: 'none',
      border: `2px dashed ${color.warning}`,
    },
    '&[data-look="asked"]': { backgroundColor: color.infoSoft, boxShadow: 'none', border: `2px dotted ${color.info}` },
    '&[data-look="over"]': { backgroundColor: color.neutralSoft, boxShadow: `inset 4px 0 ${color.edge}` },
    '&[data-look="noShow"]': { backgroundColor: color.dangerSoft, boxShadow: `inset 4px 0 ${color.danger}` },
    '&[data-look="blocked"]': { background: blockedGround, boxShadow: `inset 0 0 0 1px ${color.edge}` },
  },
});
