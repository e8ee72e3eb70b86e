/** What stands on the page of whoever is traced, with an account or without. */
import { Button } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import type { TracedDetail } from '@portal/contract/clients/traces.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Traces.module.css';

export function KeptPanel({ kept }: Pick<TracedDetail, 'kept'>) {
  const t = useText('traces');
  return (
    <Panel title={t('kept')}>
      <Facts facts={kept.map(({ what, count }) => [t(`kept.${what}`), formatNumber(count)])} />
    </Panel>
  );
}

export function EraseAct({ onErase }: { onErase: () => void }) {
  const t = useText('traces');
  return (
    <div className={classes.act}>
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        leftSection={<IconEraser size={18} aria-hidden />}
        onClick={onErase}
      >
        {t('erase')}
      </Button>
      <p className={classes.quiet}>{t('eraseText')}</p>
    </div>
  );
}
