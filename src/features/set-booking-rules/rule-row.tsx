import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PolicyRule } from '../../entities/venue/policy-wording.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './rules.css.ts';

type Group = 'booking' | 'cancelling' | 'players';

/** The rules of one kind, under their heading. */
export function RuleGroup({ group, children }: { group: Group; children: ReactNode }) {
  const t = useT('rules');
  return (
    <Section title={t(`groups.${group}`)}>
      <Card as="div">
        <ul className={css.group}>{children}</ul>
      </Card>
    </Section>
  );
}

interface RuleRowProps {
  /** The control, or the rule's name where nothing can be changed. */
  children: ReactNode;
  /** What players read; null: nothing. */
  sentence: string | null;
  /** Why they read nothing. */
  unsaid?: string;
}

/** A rule and its sentence, which is announced when it changes. */
export function RuleRow({ children, sentence, unsaid }: RuleRowProps) {
  return (
    <li className={css.row}>
      {children}
      <div role="status">
        {sentence === null ? (
          <p className={css.unsaid}>{unsaid}</p>
        ) : (
          <p className={css.sentence}>
            <Check size={18} className={css.mark} />
            {sentence}
          </p>
        )}
      </div>
    </li>
  );
}

/** In the order of the screen. */
export const ruleGroups: readonly (readonly [Group, readonly PolicyRule[]])[] = [
  ['booking', ['booking_confirmation', 'min_lead_minutes', 'max_advance_days']],
  ['cancelling', ['cancel_cutoff_hours', 'cancel_grace_minutes']],
  ['players', ['weekly_allowed', 'max_active_per_user']],
];
