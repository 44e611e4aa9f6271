import '../../shared/lib/zod-setup.ts';
import { boolean, type input, object, string, type ZodNumber } from 'zod';
import type { BookingPolicy as Policy, Setting } from '../../shared/api/generated/model';
import {
  BookingPolicy,
  bookingPolicyMaxActivePerUserMax,
} from '../../shared/api/generated/zod/schemas/bookingPolicy.zod.ts';

/** Most one-off bookings that a player may have at once. */
export const MOST_ACTIVE = bookingPolicyMaxActivePerUserMax;

/** The values that can be chosen; minutes, days, hours, minutes. Source: design §1. */
export const choices = {
  min_lead_minutes: [0, 30, 60, 120, 180, 1440],
  max_advance_days: [7, 14, 30, 60],
  cancel_cutoff_hours: [0, 2, 6, 12, 24, 48],
  cancel_grace_minutes: [0, 15, 30, 60, 120],
} as const satisfies Partial<Record<keyof Policy, readonly number[]>>;

const { shape } = BookingPolicy;
const chosen = (rule: ZodNumber) => string().transform(Number).pipe(rule);

/** Selects hold text. How many weekly bookings a player may have is not the venue's decision. */
export const rulesSchema = object({
  booking_confirmation: shape.booking_confirmation,
  min_lead_minutes: chosen(shape.min_lead_minutes),
  max_advance_days: chosen(shape.max_advance_days),
  cancel_cutoff_hours: chosen(shape.cancel_cutoff_hours),
  cancel_grace_minutes: chosen(shape.cancel_grace_minutes),
  weekly_allowed: boolean(),
  max_active_per_user: shape.max_active_per_user,
});
export type RulesValues = input<typeof rulesSchema>;

/** The namespace of a venue's booking rules among its settings (design §12). */
const PREFIX = 'booking.';
export const settingKey = (rule: string): string => PREFIX + rule;
/** `settings.booking.weekly_allowed`, as a refusal names it → `weekly_allowed`. */
export const ruleOfField = (field: string): string => field.replace(`settings.${PREFIX}`, '');

/** The policy that the settings say; what they lack or the contract does not know is as in `known`. */
export function policyOf(settings: readonly Setting[], known: Policy): Policy {
  const said = new Map(settings.map(({ key, value }) => [key, value]));
  return fitting((rule) => said.get(settingKey(rule)), known);
}

/** The policy as the form has it now; while a field holds no valid value, that rule is as in `known`. */
export function policyOfValues(values: RulesValues, known: Policy): Policy {
  const numbers = new Map<string, unknown>(Object.entries(values));
  for (const rule of Object.keys(choices)) numbers.set(rule, Number(numbers.get(rule)));
  return fitting((rule) => numbers.get(rule), known);
}

function fitting(valueOf: (rule: string) => unknown, known: Policy): Policy {
  const fits = Object.entries(shape).flatMap(([rule, schema]) => {
    const { success, data } = schema.safeParse(valueOf(rule));
    return success ? [[rule, data] as const] : [];
  });
  return { ...known, ...Object.fromEntries(fits) };
}

/** What the form begins with, in the order of its fields. */
export const rulesValues = (policy: Policy): RulesValues => ({
  booking_confirmation: policy.booking_confirmation,
  min_lead_minutes: String(policy.min_lead_minutes),
  max_advance_days: String(policy.max_advance_days),
  cancel_cutoff_hours: String(policy.cancel_cutoff_hours),
  cancel_grace_minutes: String(policy.cancel_grace_minutes),
  weekly_allowed: policy.weekly_allowed,
  max_active_per_user: policy.max_active_per_user,
});
