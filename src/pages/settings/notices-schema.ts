import '../../shared/lib/zod-setup.ts';
import { type input, object, string, enum as oneOf } from 'zod';
import { noticeKey, valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting, SettingValues } from '../../shared/api/generated/model';
import { type NoticeType, noticeTypes } from './notice-groups.ts';

/** Where one is told of a type: in the app and on the phone, in the app alone, nowhere (design §12). */
export const NOTICE_WAYS = ['both', 'in-app', 'off'] as const;
type NoticeWay = (typeof NOTICE_WAYS)[number];

/** `HH:mm`, or nothing. */
const clock = string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);
const way = oneOf(NOTICE_WAYS);
// one choice for each type
const ways = Object.fromEntries(noticeTypes.map((type) => [type, way])) as Record<NoticeType, typeof way>;

/** The form of the notifications: a choice for each type, and both ends of the quiet hours or none. */
export const noticesSchema = object({ ...ways, quiet_from: clock, quiet_to: clock }).check((ctx) => {
  const { quiet_from: from, quiet_to: to } = ctx.value;
  const refuse = (name: 'quiet_from' | 'quiet_to', input: string) =>
    ctx.issues.push({ code: 'custom', path: [name], input });
  if (from === '' && to !== '') refuse('quiet_from', from);
  else if (to === from ? to !== '' : to === '') refuse('quiet_to', to);
});
export type NoticesValues = input<typeof noticesSchema>;

const textOf = (value: Setting['value']): string => (typeof value === 'string' ? value : '');
/** As the server takes one that nobody has set. */
const wayOf = (value: Setting['value']): NoticeWay => NOTICE_WAYS.find((one) => one === value) ?? 'both';

/** What the form begins with, in the order of its fields. */
export const noticesValues = (settings: readonly Setting[]): NoticesValues => ({
  // one of each type
  ...(Object.fromEntries(noticeTypes.map((type) => [type, wayOf(valueOf(settings, noticeKey(type)))])) as Record<
    NoticeType,
    NoticeWay
  >),
  quiet_from: textOf(valueOf(settings, 'quiet_from')),
  quiet_to: textOf(valueOf(settings, 'quiet_to')),
});

/** What is sent. */
export function noticesSettings({ quiet_from, quiet_to, ...types }: NoticesValues): SettingValues {
  return {
    ...Object.fromEntries(noticeTypes.map((type) => [noticeKey(type), types[type]])),
    quiet_from: quiet_from || null,
    quiet_to: quiet_to || null,
  };
}

/** `settings.notify.booking-created`, as a refusal names it → `booking-created`. */
export const noticeOfField = (field: string): string => field.replace(/^settings\.(?:notify\.)?/, '');
