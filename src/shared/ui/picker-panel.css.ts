import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { dialog } from './dialog.css.ts';
import { color } from './theme.css.ts';
import { radius, space } from './tokens.ts';

/** Around the field's box and its panel; the name of the anchor is known here only. */
export const place = style({ anchorScope: '--picker' });

export const anchor = style({ anchorName: '--picker' });

/** A sheet on phones, beside its field on wide screens; a centred card where the browser cannot anchor. */
export const panel = style([
  dialog,
  {
    padding: space(4),
    '@media': {
      [media.sm]: {
        width: 'min(360px, 100% - 48px)',
        padding: space(3),
        borderColor: color.edge,
        borderRadius: radius.card,
        '@supports': {
          '(position-area: bottom)': {
            inset: 'auto',
            margin: `${space(1)} 0`,
            maxHeight: 'none',
            positionAnchor: '--picker',
            positionArea: 'bottom span-right',
            positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
            animation: 'none',
          },
        },
      },
    },
    selectors: {
      'dialog&::backdrop': { '@media': { [media.sm]: { background: 'transparent' } } },
    },
  },
]);

export const actions = style({ display: 'flex', justifyContent: 'end', paddingTop: space(2) });
