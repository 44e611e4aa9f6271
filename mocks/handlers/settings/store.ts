import { bookingPolicySchema } from '../../db/schemas.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { catalogue, policyField, type SettingRule, type SettingValue } from './catalogue.ts';
import type { Place } from './place.ts';

/** The current value: a venue's from its booking policy, others from the table or the default. */
function valueOf(db: DbReader, place: Place, rule: SettingRule): SettingValue {
  const venue = place.scope === 'venue' && place.id !== null ? db.venues.get(place.id) : undefined;
  if (venue)
    return Object.entries(venue.booking_policy).find(([field]) => field === policyField(rule.key))?.[1] ?? null;
  const value = db.settings.one('key', place.scope, place.id, rule.key)?.value;
  return typeof value === 'object' || value === undefined ? rule.initial : value;
}

/** A setting on the wire; a secret shows its last four letters and nothing else (design §12). */
export function toSetting(db: DbReader, place: Place, rule: SettingRule) {
  const value = valueOf(db, place, rule);
  if (!rule.isSecret) return { key: rule.key, value, is_secret: false, display_value: null };
  return {
    key: rule.key,
    value: null,
    is_secret: true,
    display_value: value === null ? null : `••••${String(value).slice(-4)}`,
  };
}

/** The settings of a place; secrets, which show their last letters, are in them only `withSecrets`. */
export const settingsAt = (db: DbReader, place: Place, withSecrets: boolean) =>
  catalogue
    .filter(({ scope, isSecret }) => scope === place.scope && (withSecrets || !isSecret))
    .map((rule) => toSetting(db, place, rule));

/** Writes one value to the booking policy or the table. */
export async function saveSetting(db: DbWriter, place: Place, rule: SettingRule, value: SettingValue): Promise<void> {
  const venue = place.scope === 'venue' && place.id !== null ? db.venues.get(place.id) : undefined;
  if (venue) {
    const booking_policy = bookingPolicySchema.parse({ ...venue.booking_policy, [policyField(rule.key)]: value });
    await db.venues.update(venue.id, { booking_policy });
    return;
  }
  const known = db.settings.one('key', place.scope, place.id, rule.key);
  if (known) await db.settings.update(known.id, { value });
  else
    await db.settings.insert({
      scope: place.scope,
      scope_id: place.id,
      key: rule.key,
      value,
      is_secret: rule.isSecret,
    });
}
