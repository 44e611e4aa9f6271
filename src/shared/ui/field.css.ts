import { style } from '@vanilla-extract/css';
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

/** One line of a cross, 14 px long. */
const stroke = (turn: string): string =>
  `linear-gradient(${turn}, transparent 46%, ${color.muted} 46% 54%, transparent 54%) center / 14px 14px no-repeat`;

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
      background: `${stroke('45deg')}, ${stroke('-45deg')}`,
    },
    'textarea&': { resize: 'vertical', lineHeight: 1.5 },
    // The platform's arrow stands at the very edge of the control.
    'select&': { textOverflow: 'ellipsis', paddingInline: `${space(2)} 0`, marginInlineEnd: space(2) },
  },
});

export const adornment = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInlineStart: space(3),
  color: color.muted,
});

export const unit = style({ flex: 'none', paddingInlineEnd: space(3), color: color.muted });
