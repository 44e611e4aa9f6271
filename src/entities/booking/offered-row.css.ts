import { style } from '@vanilla-extract/css';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';
import { face, WIDE } from './booking-row.css.ts';

/** Of an offer: its answers stand below all of it, and beside it where there is room. */
export const offered = style([
  face,
  {
    gridTemplate: `
      'date title price' auto
      'date offer offer' 1fr
      'answers answers answers' auto
      / auto minmax(0, 1fr) auto
    `,
    // the answers of neighbours are in one line
    height: '100%',
    rowGap: space(1),
    paddingInlineEnd: space(3),
    selectors: {
      // more than `face` without marks
      '&&&': {
        gridTemplate: `
          'date title price' auto
          'date offer offer' 1fr
          'answers answers answers' auto
          / auto minmax(0, 1fr) auto
        `,
      },
    },
  },
]);

export const offerText = style({ gridArea: 'offer', alignSelf: 'start', fontSize: fontSize[14], textWrap: 'pretty' });

export const offerPlace = style({ color: color.muted, overflowWrap: 'anywhere' });

export const offerAnswers = style([
  aboveCardLink,
  {
    gridArea: 'answers',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))',
    gap: space(2),
    paddingBlock: space(1),
    '@container': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(8em, max-content))', justifyContent: 'end' } },
  },
]);
