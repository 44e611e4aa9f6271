import { storedPhoneLine } from '../../src/shared/lib/phone-number.ts';
import { fieldText } from '../contract/field-texts.ts';
import type { Context, HandlersOf, RequestContext } from '../contract/types.ts';
import { isSuperUser } from '../rules/venues/access.ts';
import { hidePresence } from '../realtime/presence.ts';
import { type Scope, type SettingRule, type SettingValue, ruleOf } from './settings/catalogue.ts';
import { type Place, placeOf } from './settings/place.ts';
import { saveSetting, settingsAt, toSetting } from './settings/store.ts';

type Writing = Context<'updateSetting'> | Context<'bulkUpsertSettings'>;
const texts = {
  scopeId: { en: 'Say whose settings these are.', sq: 'Trego të kujt janë këto cilësime.' },
  value: fieldText((t) => t.invalid),
  unknown: { en: 'There is no such setting.', sq: 'Nuk ka cilësim të tillë.' },
};

/** Settings of the app, a user, a venue or an organization (R19, design §12). */
export const settings: HandlersOf<'settings'> = {
  listSettings({ query: { scope, scope_id } }, ctx) {
    const scopes: readonly Scope[] = scope ? [scope] : ctx.user ? ['app', 'user'] : ['app'];
    return {
      settings: scopes.flatMap((one) => {
        const place = placeOf(ctx, one, scope ? scope_id : undefined, 'read');
        if (place === 'unauthenticated') return ctx.refuse(401, 'unauthenticated');
        if (place === 'forbidden') return ctx.refuse(403, 'forbidden');
        if (place === 'not-found') return ctx.refuse(404, 'not_found');
        if (place === 'scope-id-required')
          return ctx.refuse(422, 'validation', undefined, { errors: [scopeIdError(ctx)] });
        return settingsAt(ctx.db, place, isSuperUser(ctx)); // R35
      }),
    };
  },

  async updateSetting({ path: { key }, body: { value, scope, scope_id } }, ctx) {
    const rule = ruleOf(key, scope);
    if (!rule) return ctx.refuse(404, 'not_found');
    const place = placeForWriting(ctx, rule, scope_id);
    if (!rule.accepts(value)) return ctx.refuse(422, 'validation', undefined, { errors: [valueError(ctx, 'value')] });
    await save(ctx, place, rule, value);
    return { setting: toSetting(ctx.db, place, rule) };
  },

  async bulkUpsertSettings({ body: { settings: wanted, scope, scope_id } }, ctx) {
    const saved: ReturnType<typeof toSetting>[] = [];
    for (const [key, value] of Object.entries(wanted)) {
      const rule = ruleOf(key, scope);
      if (!rule)
        return ctx.refuse(422, 'validation', undefined, {
          errors: [{ field: `settings.${key}`, message: ctx.say(texts.unknown), code: 'validation' }],
        });
      const place = placeForWriting(ctx, rule, scope_id);
      if (!rule.accepts(value))
        return ctx.refuse(422, 'validation', undefined, { errors: [valueError(ctx, `settings.${key}`)] });
      await save(ctx, place, rule, value);
      saved.push(toSetting(ctx.db, place, rule));
    }
    return { settings: saved };
  },
};

/** A user who no longer shows whether they are online is hidden in the realtime database, too. */
async function save(ctx: Writing, place: Place, rule: SettingRule, value: SettingValue): Promise<void> {
  // a phone number as anybody can dial it
  const isPhone = rule.key === 'support_phone' || rule.key === 'public_contact';
  await saveSetting(ctx.db, place, rule, isPhone && typeof value === 'string' ? storedPhoneLine(value) : value);
  if (rule.key === 'show_online' && place.id !== null) hidePresence(ctx.realtime, place.id, value === false);
}

function placeForWriting(ctx: Writing, rule: SettingRule, scopeId: number | undefined): Place {
  const place = placeOf(ctx, rule.scope, scopeId, 'write');
  if (place === 'forbidden' || place === 'unauthenticated') return ctx.refuse(403, 'forbidden');
  if (place === 'not-found') return ctx.refuse(404, 'not_found');
  if (place === 'scope-id-required') return ctx.refuse(422, 'validation', undefined, { errors: [scopeIdError(ctx)] });
  return place;
}

const scopeIdError = (ctx: RequestContext) => ({
  field: 'scope_id',
  message: ctx.say(texts.scopeId),
  code: 'validation' as const,
});
const valueError = (ctx: RequestContext, field: string) => ({
  field,
  message: ctx.say(texts.value),
  code: 'validation' as const,
});
