import { useUnit } from 'effector-react';
import { BellRing } from 'lucide-react';
import { $pushKind, pushPressed, pushTurnedOff } from '../../models/push/push.model.ts';
import type { PushKind } from '../../models/push/push.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { pushProblem } from './push-problem.ts';

const says = {
  unknown: 'device.unknown',
  nobody: 'device.unknown',
  unsupported: 'device.unsupported',
  'install-first': 'install',
  blocked: 'problems.blocked',
  off: 'device.off',
  asking: 'device.asking',
  on: 'device.on',
  'no-service': 'problems.no-service',
  offline: 'problems.offline',
  failed: 'problems.failed',
} as const satisfies Record<PushKind, string>;

/** Nothing that can be pressed: it is being looked at, or this browser cannot. */
const fixed: ReadonlySet<PushKind> = new Set(['unknown', 'nobody', 'unsupported', 'install-first']);

/** Whether this device is told, and the way to turn it on and off; each device has its own. Source: decision 074. */
export function PushDeviceRow() {
  const t = useT('push');
  const [kind, press, turnOff] = useUnit([$pushKind, pushPressed, pushTurnedOff]);
  const problem = pushProblem(kind);
  return (
    <ListRows label={t('device.title')}>
      <ListRow
        icon={<BellRing size={22} />}
        title={t('device.title')}
        meta={
          <span role="status">
            {t(says[kind])}
            {kind === 'install-first' && ` 1. ${t('share')} 2. ${t('add')}`}
          </span>
        }
        value={
          fixed.has(kind) ? undefined : kind === 'on' ? (
            <Button variant="secondary" size="sm" onClick={() => turnOff()}>
              {t('turnOff')}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" loading={kind === 'asking'} onClick={() => press()}>
              {t(problem ? 'common:actions.tryAgain' : 'turnOn')}
            </Button>
          )
        }
      />
    </ListRows>
  );
}
