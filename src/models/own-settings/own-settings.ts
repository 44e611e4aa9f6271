import type { NotificationType, Setting } from '../../shared/api/generated/model';
import { isWithinHours } from '../../shared/lib/time/quiet-hours.ts';

type Settings = readonly Pick<Setting, 'key' | 'value'>[];

/** Without a value: not set, or the server lacks it. */
export const valueOf = (settings: Settings, key: string): Setting['value'] =>
  settings.find((setting) => setting.key === key)?.value ?? null;

/** The key of the setting of a type of notification: in-app, off, or both with push. */
export const noticeKey = (type: NotificationType): string => `notify.${type}`;

export const isOff = (settings: Settings, type: NotificationType): boolean =>
  valueOf(settings, noticeKey(type)) === 'off';

/** True when live messages are silent at this wall time (`HH:mm`). */
export const isQuiet = (settings: Settings, time: string): boolean =>
  isWithinHours(time, valueOf(settings, 'quiet_from'), valueOf(settings, 'quiet_to'));

/** A list of settings with others in their place. */
export function withSettings<S extends Setting>(settings: readonly S[], saved: readonly S[]): S[] {
  const keys = new Set(saved.map(({ key }) => key));
  return [...settings.filter(({ key }) => !keys.has(key)), ...saved];
}
