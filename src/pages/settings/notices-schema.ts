import '../../shared/lib/zod-setup.ts';
import { boolean, type input, object, string, type ZodBoolean } from 'zod';
import { isOff, noticeKey, valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting, SettingValues } from '../../shared/api/generated/model';
import { type NoticeType, noticeTypes } from './notice-groups.ts';

/** `HH:mm`, or nothing. */
const clock = string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);
// one switch for each type
const switches = Object.fromEntries(noticeTypes.map((type) => [type, boolean()])) as Record<NoticeType, ZodBoolean>;

/** The form of the notifications: on or off for each type, and both ends of the quiet hours or none. */
export const noticesSchema = object({ ...switches, quiet_from: clock, quiet_to: clock }).check((ctx) => {
  const { quiet_from: from, quiet_to: to } = ctx.value;
  const refuse = (name: 'quiet_from' | 'quiet_to', input: string) =>
    ctx.issues.push({ code: 'custom', path: [name], input });
  if (from === '' && to !== '') refuse('quiet_from', from);
  else if (to === from ? to !== '' : to === '') refuse('quiet_to', to);
});
export type NoticesValues = input<typeof noticesSchema>;

const textOf = (value: Setting['value']): string => (typeof value === 'string' ? value : '');

/** What the form begins with, in the order of its fields. */
export const noticesValues = (settings: readonly Setting[]): NoticesValues => ({
  // one of each type
  ...(Object.fromEntries(noticeTypes.map((type) => [type, !isOff(settings, type)])) as Record<NoticeType, boolean>),
  quiet_from: textOf(valueOf(settings, 'quiet_from')),
  quiet_to: textOf(valueOf(settings, 'quiet_to')),
});

/** What is sent. A type that stays on keeps how it is sent: with push or without. */
export function noticesSettings(values: NoticesValues, before: readonly Setting[]): SettingValues {
  const { quiet_from, quiet_to, ...types } = values;
  const how = (type: NoticeType, isOn: boolean) => {
    const known = valueOf(before, noticeKey(type));
    return !isOn ? 'off' : known === 'both' || known === 'in-app' ? known : 'in-app';
  };
  return {
    ...Object.fromEntries(noticeTypes.map((type) => [noticeKey(type), how(type, types[type])])),
    quiet_from: quiet_from || null,
    quiet_to: quiet_to || null,
  };
}

/** `settings.notify.booking-created`, as a refusal names it → `booking-created`. */
export const noticeOfField = (field: string): string => field.replace(/^settings\.(?:notify\.)?/, '');
