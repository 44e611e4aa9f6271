import { describe, expect, it } from 'vitest';
import { common } from '../../shared/i18n/locales/en/common.ts';
import { toRequest } from './confirmation.ts';
import {
  CONFIRMATION_COLORS,
  DESTRUCTIVE_WORD,
  colorPresets,
  deletePreset,
  destructivePreset,
  yesNoPreset,
  type ConfirmationPreset,
} from './presets.ts';

describe('presets', () => {
  it('[ENT-51] there are five colours', () => {
    expect(CONFIRMATION_COLORS).toEqual(['primary', 'danger', 'warning', 'info', 'success']);
    expect(Object.keys(colorPresets)).toEqual(CONFIRMATION_COLORS);
  });

  it.each(CONFIRMATION_COLORS)('[ENT-84] [ENT-85] [ENT-86] [ENT-87] [ENT-88] %s is the colour of its preset', (color) =>
    expect(colorPresets[color].color).toBe(color),
  );

  it('[UI-08] [UI-09] [UI-10] the delete preset', () => {
    expect(deletePreset).toMatchObject({
      title: { key: 'dialogs.delete.title' },
      message: { key: 'dialogs.delete.message' },
      positiveText: { key: 'dialogs.delete.confirm' },
      color: 'danger',
      doubleConfirmText: null,
    });
    expect(common.dialogs.delete).toEqual({
      title: 'Delete Confirmation',
      message: 'Are you sure you want to delete this item? This action cannot be undone.',
      confirm: 'Delete',
    });
  });

  it('[UI-07] the destructive preset asks for DELETE', () => {
    expect(destructivePreset.doubleConfirmText).toBe('DELETE');
    expect(DESTRUCTIVE_WORD).toBe('DELETE');
  });

  it('[UI-11] without texts the answers are yes and no', () => {
    expect(toRequest({ title: { text: 'Sure?' } }).preset).toEqual({ ...yesNoPreset, title: { text: 'Sure?' } });
    expect([yesNoPreset.positiveText, yesNoPreset.negativeText]).toEqual([
      { key: 'dialogs.yes' },
      { key: 'dialogs.no' },
    ]);
    expect([common.dialogs.yes, common.dialogs.no]).toEqual(['Yes', 'No']);
  });

  it("[ENT-50] [ENT-207] [ENT-208] [ENT-209] [ENT-210] [ENT-213] every field can be one's own", () => {
    const own: ConfirmationPreset = {
      title: { text: 'Title' },
      message: { text: 'Message' },
      positiveText: { text: 'Do it' },
      negativeText: { text: 'Leave it' },
      color: 'success',
      icon: 'info',
      cardStyle: 'accented',
      doubleConfirmText: 'ARENA',
    };
    expect(toRequest(own).preset).toEqual(own);
  });
});
