import { style } from '@vanilla-extract/css';
import { box } from './field.css.ts';

/** No wider than three digits and the buttons need. */
export const stepper = style([box, { justifySelf: 'start', maxWidth: '100%' }]);

export const number = style({
  selectors: {
    // outranks the field's own class whatever the order of the style sheets
    'input&': { flex: '0 1 5rem', paddingInline: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  },
});
