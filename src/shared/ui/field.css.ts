import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, weight } from './tokens.ts';

/** A long choice, a date or a narrow screen: the control gives way instead of running out of its column. */
export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1), minWidth: 0 });

export const label = style({ fontSize: fontSize[14], fontWeight: weight.strong });

export const optional = style({ fontWeight: weight.body, color: color.muted });

export const hint = style({ fontSize: fontSize[14], color: color.muted });

export const error = style({
  display: 'flex',
  alignItems: 'start',
  gap: space(1),
  fontSize: fontSize[14],
  fontWeight: weight.medium,
  color: color.danger,
});

export const errorIcon = style({ flex: 'none', marginTop: '0.15em' });

/** The box around an input and what stands inside its edge. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.brand}`, outlineOffset: -1, borderColor: color.brand },
    '&:has([aria-invalid="true"])': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:has(> :disabled)': { background: color.neutralSoft, color: color.muted },
  },
});

/** A line from corner to corner of a square: a part of a cross or an arrow. A picture in a `data:` address would need a wider policy. */
const stroke = (turn: string, width: number, place: string): string =>
  `linear-gradient(${turn}, transparent ${50 - width}%, ${color.muted} ${50 - width}% ${50 + width}%, transparent ${50 + width}%) ${place} no-repeat`;

export const control = style({
  flex: 1,
  minWidth: 0,
  minHeight: '46px',
  padding: `${space(2)} ${space(3)}`,
  // 16 px or more: iOS zooms the page into anything smaller.
  fontSize: fontSize[16],
  background: 'transparent',
  border: 0,
  borderRadius: radius.control,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    // the platform's is blue
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      flex: 'none',
      width: '20px',
      height: '20px',
      cursor: 'pointer',
      background: `${stroke('45deg', 4, 'center / 14px 14px')}, ${stroke('-45deg', 4, 'center / 14px 14px')}`,
    },
    'textarea&': { resize: 'vertical', lineHeight: 1.5 },
    // WebKit's own is a second box inside of ours
    'select&': {
      appearance: 'none',
      textOverflow: 'ellipsis',
      paddingInline: `${space(3)} ${space(7)}`,
      background: `${stroke('45deg', 10, 'right 17px center / 6px 6px')}, ${stroke('-45deg', 10, 'right 11px center / 6px 6px')}`,
    },
  },
  // gradients are not drawn there
  '@media': { [media.forcedColors]: { selectors: { 'select&': { appearance: 'auto', paddingInline: space(2) } } } },
});

export const adornment = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInlineStart: space(3),
  color: color.muted,
});

export const unit = style({ flex: 'none', paddingInlineEnd: space(3), color: color.muted });
