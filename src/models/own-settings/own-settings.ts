import type { NotificationType, Setting } from '../../shared/api/generated/model';

type Settings = readonly Pick<Setting, 'key' | 'value'>[];

/** Without a value: not set, or the server lacks it. */
export const valueOf = (settings: Settings, key: string): Setting['value'] =>
  settings.find((setting) => setting.key === key)?.value ?? null;

/** The key of the setting of a type of notification: in-app, off, or both with push. */
export const noticeKey = (type: NotificationType): string => `notify.${type}`;

export const isOff = (settings: Settings, type: NotificationType): boolean =>
  valueOf(settings, noticeKey(type)) === 'off';

/** True when live messages are silent at this wall time (`HH:mm`); the hours may pass midnight. Both ends are set, or there are none. */
export function isQuiet(settings: Settings, time: string): boolean {
  const [from, to] = [valueOf(settings, 'quiet_from'), valueOf(settings, 'quiet_to')];
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return false;
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** A list of settings with others in their place. */
export function withSettings<S extends Setting>(settings: readonly S[], saved: readonly S[]): S[] {
  const keys = new Set(saved.map(({ key }) => key));
  return [...settings.filter(({ key }) => !keys.has(key)), ...saved];
}
