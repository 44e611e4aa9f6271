import type { Wording } from '../snackbars/wording.ts';

export const CONFIRMATION_COLORS = ['primary', 'danger', 'warning', 'info', 'success'] as const;
export type ConfirmationColor = (typeof CONFIRMATION_COLORS)[number];
export const CONFIRMATION_ICONS = ['question', 'trash', 'warning', 'info', 'success'] as const;
export type ConfirmationIcon = (typeof CONFIRMATION_ICONS)[number];
/** The ground of the message: none, or the soft shade of the preset's colour. */
export type ConfirmationCardStyle = 'plain' | 'accented';

/** What a confirmation dialog says and looks like (ENT-50). */
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

/** A yes/no question (UI-11); what a caller leaves out comes from here. */
export const yesNoPreset: ConfirmationPreset = {
  title: { key: 'actions.confirm' },
  message: null,
  positiveText: { key: 'dialogs.yes' },
  negativeText: { key: 'dialogs.no' },
  color: 'primary',
  icon: 'question',
  cardStyle: 'plain',
  doubleConfirmText: null,
};

/** A look for each kind of consequence (ENT-51). */
export const colorPresets = {
  primary: yesNoPreset,
  danger: { ...yesNoPreset, color: 'danger', icon: 'warning', cardStyle: 'accented' },
  warning: { ...yesNoPreset, color: 'warning', icon: 'warning', cardStyle: 'accented' },
  info: { ...yesNoPreset, color: 'info', icon: 'info' },
  success: { ...yesNoPreset, color: 'success', icon: 'success' },
} as const satisfies Record<ConfirmationColor, ConfirmationPreset>;

/** Deleting one item (UI-08 to UI-10). */
export const deletePreset: ConfirmationPreset = {
  ...colorPresets.danger,
  title: { key: 'dialogs.delete.title' },
  message: { key: 'dialogs.delete.message' },
  positiveText: { key: 'dialogs.delete.confirm' },
  negativeText: { key: 'actions.cancel' },
  icon: 'trash',
};

/** The same word in every language (design §18). */
export const DESTRUCTIVE_WORD = 'DELETE';

/** Irreversible deletion: the word must be typed (UI-07). */
export const destructivePreset: ConfirmationPreset = { ...deletePreset, doubleConfirmText: DESTRUCTIVE_WORD };
