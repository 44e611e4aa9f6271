import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, radius, space } from './tokens.ts';

const GAP = space(2);
/** From one digit to the next: a box and the gap after it. All boxes together are as wide as the button below. */
const PITCH = (length: number) => `min(96px, (100cqi + ${GAP}) / ${length})`;

export const frame = style({ position: 'relative', containerType: 'inline-size', overflow: 'clip', height: '56px' });

export const boxes = style({ position: 'absolute', inset: 0, display: 'flex', gap: GAP });

export const digitBox = style({
  flex: 'none',
  height: '100%',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  selectors: {
    [`${frame}:focus-within &`]: {
      borderColor: color.brand,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      // drawn in forced colours, which have no shadows
      outline: '2px solid transparent',
      outlineOffset: '-3px',
    },
    [`${frame}:has([aria-invalid="true"]) &`]: {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    [`${frame}:has(input:read-only, input:disabled) &`]: { background: color.neutralSoft },
  },
});

/** Digits of one width, so that each stands in the middle of its box. */
export const input = style({
  position: 'relative',
  height: '100%',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: fontSize[22],
  background: 'transparent',
  border: 0,
  outline: 'none',
});

const sizes = (length: number) => {
  const pitch = PITCH(length);
  return {
    box: style({ width: `calc(${pitch} - ${GAP})` }),
    input: style({
      // room for the caret behind the last digit: without it the browser scrolls the digits to the left
      width: `calc(${pitch} * ${length + 1})`,
      padding: `0 0 0 calc((${pitch} - ${GAP} - 1ch) / 2)`,
      letterSpacing: `calc(${pitch} - 1ch)`,
    }),
  };
};

export const sizeOf = { 4: sizes(4), 6: sizes(6), 8: sizes(8) };
