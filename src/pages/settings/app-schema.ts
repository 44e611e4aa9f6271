import '../../shared/lib/zod-setup.ts';
import { type input, object, string, type ZodString } from 'zod';
import { valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting } from '../../shared/api/generated/model';
import { BuildNumber } from '../../shared/api/generated/zod/schemas/buildNumber.zod.ts';
import { SupportPhone } from '../../shared/api/generated/zod/schemas/supportPhone.zod.ts';
import { phoneLineText, storedPhoneLine } from '../../shared/lib/phone-number.ts';
import { WebAddress } from '../../shared/api/generated/zod/schemas/webAddress.zod.ts';

/** An empty field takes the setting back. */
const typed = string()
  .trim()
  .transform((text) => text || null);
const optionalText = (wire: ZodString) => typed.pipe(wire.nullable());

/** The app's settings as fields of text; the contract's `AppSettings` without the secret. Source: design §12. */
export const appSchema = object({
  support_phone: optionalText(SupportPhone).transform((text) => text && storedPhoneLine(text)),
  min_build: typed.transform((text) => (text === null ? null : Number(text))).pipe(BuildNumber.nullable()),
  terms_url: optionalText(WebAddress),
  privacy_url: optionalText(WebAddress),
});
export type AppValues = input<typeof appSchema>;

/** What the form begins with, in the order of its fields. */
export function appValues(settings: readonly Setting[]): AppValues {
  const textOf = (key: keyof AppValues) => String(valueOf(settings, key) ?? '');
  return {
    support_phone: phoneLineText(textOf('support_phone')),
    min_build: textOf('min_build'),
    terms_url: textOf('terms_url'),
    privacy_url: textOf('privacy_url'),
  };
}
