import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

/** The buttons stand beside the words where there is room, else below them. */
export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(4)}`,
  padding: space(4),
});

export const what = style({ display: 'flex', flex: '1 1 17rem', alignItems: 'start', gap: space(4), minWidth: 0 });

/** As large as on a home screen, however long the words are. */
export const icon = style({ flex: 'none' });

export const texts = style({ display: 'grid', gap: space(1), minWidth: 0 });

export const title = style({ fontSize: fontSize[18] });

export const quiet = style({ color: color.muted, textWrap: 'pretty', maxWidth: '68ch' });

export const steps = style({ display: 'grid', gap: space(2), marginTop: space(2) });

/** Its icon is as Safari draws it, before the name of the button. */
export const step = style({ display: 'flex', alignItems: 'start', gap: space(2) });

export const stepIcon = style({ flex: 'none', height: '1lh', color: color.brand });

/** On a phone the one main action is as wide as the card. */
export const actions = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: space(2),
  '@media': { [media.sm]: { flex: 'none' } },
});

export const main = style({ flex: 1 });
