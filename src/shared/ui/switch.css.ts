import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { duration, radius } from './tokens.ts';

export const track = style({
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: 52,
  height: 32,
  padding: 3,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.full,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '',
      width: 22,
      height: 22,
      borderRadius: '50%',
      background: color.edge,
      transition: `transform ${duration.quick}`,
    },
    '&:checked': { background: color.brand, borderColor: color.brand },
    '&:checked::before': { background: color.onBrand, transform: 'translateX(20px)' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});
