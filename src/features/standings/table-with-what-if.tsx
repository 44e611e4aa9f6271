import { FlaskConical, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Competition, StandingTable } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { StandingsTable } from './standings-table.tsx';
import * as css from './what-if.css.ts';

// the engine is loaded when somebody asks
const WhatIf = lazy(async () => ({ default: (await import('./what-if.tsx')).WhatIf }));

interface TableWithWhatIfProps {
  table: StandingTable;
  competition: Competition;
  /** A what-if is on. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

/** A table, and while games are left to be played the way to imagine their results (CMP-02). */
export function TableWithWhatIf({ table, competition, isAsked, onAsk }: TableWithWhatIfProps) {
  const t = useT('standings');
  const Icon = isAsked ? X : FlaskConical;
  const plain = (
    <div className={css.table}>
      <StandingsTable table={table} competition={competition} />
    </div>
  );
  return (
    <div className={cx(css.frame, isAsked && css.asked)}>
      {!table.complete && competition.phase !== 'cancelled' && (
        // before the table, so that it keeps the focus when the table is another one
        <Button
          className={css.ask}
          variant="ghost"
          size="sm"
          icon={<Icon size={18} />}
          aria-expanded={isAsked}
          onClick={() => onAsk(!isAsked)}
        >
          {t(isAsked ? 'whatIf.close' : 'whatIf.title')}
        </Button>
      )}
      {isAsked ? (
        <Suspense fallback={plain}>
          <WhatIf table={table} competition={competition} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
