import type { Wording } from '../snackbars/wording.ts';

export const CONFIRMATION_COLORS = ['primary', 'danger', 'warning', 'info', 'success'] as const;
export type ConfirmationColor = (typeof CONFIRMATION_COLORS)[number];
export const CONFIRMATION_ICONS = ['question', 'trash', 'warning', 'info', 'success'] as const;
export type ConfirmationIcon = (typeof CONFIRMATION_ICONS)[number];
/** How the dialog's card looks: as any other, or with an edge in the preset's colour. */
export type ConfirmationCardStyle = 'plain' | 'accented';

/** Source: specification §3. */
export interface ConfirmationPreset {
  title: Wording;
  message: Wording | null;
  positiveText: Wording;
  negativeText: Wording;
  color: ConfirmationColor;
  icon: ConfirmationIcon;
  cardStyle: ConfirmationCardStyle;
  /** A word to type, letter by letter, before the positive button can be pressed. */
  doubleConfirmText: string | null;
}
