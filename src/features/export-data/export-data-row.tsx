import { useUnit } from 'effector-react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { collectData } from './collect.ts';

/** Hands the user a JSON file of all that the API tells about them (design §12). */
export function ExportDataRow() {
  const t = useT('settings');
  const say = useUnit(snackbarRequested);
  const [isCollecting, setCollecting] = useState(false);
  const collect = async () => {
    setCollecting(true);
    try {
      const data = await collectData(now());
      saveFile(`fusha-${tiraneDate(now())}.json`, 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say(failureSaid(error));
    } finally {
      setCollecting(false);
    }
  };
  return (
    <ListRow
      icon={<Download size={22} />}
      title={t('privacy.export')}
      meta={t('privacy.exportHint')}
      value={isCollecting && <Spinner />}
      acts
      button={{ 'aria-busy': isCollecting }}
      onClick={() => {
        if (!isCollecting) void collect();
      }}
    />
  );
}
