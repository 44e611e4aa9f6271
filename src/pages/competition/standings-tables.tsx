import { Download } from 'lucide-react';
import { useState } from 'react';
import { RankingRules } from '../../features/standings/ranking-rules.tsx';
import { standingsCsv } from '../../features/standings/standings-csv.ts';
import { TableWithWhatIf } from '../../features/standings/table-with-what-if.tsx';
import { Zones } from '../../features/standings/zones.tsx';
import type { Competition, StandingTable } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { saveFile } from '../../shared/platform/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './standings.css.ts';

/** The tables of a competition, what they mean, and the same as a file. */
export function Tables({ competition, tables }: { competition: Competition; tables: readonly StandingTable[] }) {
  const t = useT('standings');
  const results = useT('teams');
  const words = useT('competition');
  const [asked, setAsked] = useState<string | null>(null);
  const stages = [...Map.groupBy(tables, ({ stage_id }) => stage_id).values()];
  const notes = [
    tables.every(({ rows }) => rows.every(({ played }) => played === 0)) && t('noGames'),
    tables.some(({ rows }) => rows.some(({ live }) => live)) && t('liveCounts'),
    tables.some(({ provisional }) => provisional) && t('provisional'),
    tables.some(({ rows }) => rows.some(({ deductions }) => deductions.length > 0)) && t('deducted'),
  ].filter((note) => note !== false);
  return (
    <div className={cx(css.columns, tables.length === 1 && asked === null && css.withOneTable)}>
      <div className={css.stages}>
        {stages.map((ofStage) => (
          <Stage
            key={ofStage[0]?.stage_id}
            tables={ofStage}
            competition={competition}
            named={stages.length > 1}
            asked={asked}
            onAsk={setAsked}
          />
        ))}
      </div>
      <aside className={css.beside}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <Zones tables={tables} />
        <div className={css.screenOnly}>
          <Button
            variant="secondary"
            size="sm"
            icon={<Download size={18} />}
            onClick={() => saveFile(`${competition.slug}-standings.csv`, 'text/csv', standingsCsv(tables, t, results))}
          >
            {t('file.download')}
          </Button>
        </div>
        <Section title={words('about.ranking')} titleClass={css.subtitle}>
          <RankingRules competition={competition} />
        </Section>
      </aside>
    </div>
  );
}

interface StageProps {
  tables: readonly StandingTable[];
  competition: Competition;
  /** The stage is one of several. */
  named: boolean;
  /** The table about which a what-if is asked: one at a time. */
  asked: string | null;
  onAsk: (table: string | null) => void;
}

function Stage({ tables, competition, named, asked, onAsk }: StageProps) {
  const all = tables.map((table) => {
    const key = `${table.stage_id} ${table.group?.id ?? ''}`;
    return (
      <TableWithWhatIf
        key={key}
        table={table}
        competition={competition}
        isAsked={asked === key}
        onAsk={(isAsked) => onAsk(isAsked ? key : null)}
      />
    );
  });
  const grid = <div className={tables.length > 1 ? css.groups : css.one}>{all}</div>;
  return named ? <Section title={tables[0]?.stage_name}>{grid}</Section> : grid;
}
