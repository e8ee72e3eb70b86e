import { useEffect, useState } from 'react';
import { Button, CloseButton, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ManyActName } from '@portal/contract/applications/found/many.ts';
import type { AskedOfMany } from '../../../platform/bulk/BulkDialog.tsx';
import { lateOver } from '../../../platform/late/late.tsx';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useEscape } from '../../card/useEscape.ts';
import { ManyMenu } from '../../many/ManyMenu.tsx';
import { useNarrowed } from '../../narrowed.ts';
import type { Board } from '../boardState.ts';
import { stageWord } from '../cardFacts.ts';
import { chooseAll, chooseNone, endChoosing, noteNarrowed, useChosen } from './chosen.ts';
import classes from './ChosenBar.module.css';

const ManyDialog = lateOver(() => import('../../many/ManyDialog.tsx'));

/** How many cards are chosen, the way to all that the filter finds, and what may be done with them. */
export default function ChosenBar({ board }: { board: Board }) {
  const t = useText('many');
  const stages = useText('stages');
  const narrowed = useNarrowed();
  const { ids, all } = useChosen();
  const [asked, setAsked] = useState<Pick<AskedOfMany, 'selection' | 'count' | 'fitting'> & { act: ManyActName }>();
  // The open card is closed first.
  useEscape(() => document.querySelector('[data-card-drawer]') === null && endChoosing());

  useEffect(() => noteNarrowed(narrowed), [narrowed]);

  const columns = board.columns.filter(({ totalBD }) => totalBD > 0);
  const total = board.columns.reduce((sum, { totalBD }) => sum + totalBD, 0);
  const totalOf = (which: typeof all) =>
    which === 'board' ? total : (board.columns.find(({ status }) => status === which)?.totalBD ?? 0);
  const count = all === undefined ? ids.length : totalOf(all);
  const chosen: Pick<AskedOfMany, 'selection' | 'fitting'> = {
    selection: all === undefined ? { all: false, ids } : { all: true },
    fitting: { ...narrowed, ...(all !== undefined && all !== 'board' && { stages: all }) },
  };
  const inSight = new Set(board.columns.flatMap(({ data }) => data.map(({ id }) => id)));
  const outOfSight = ids.filter((id) => !inSight.has(id)).length;
  const counted = (many: number) => ({ count: many, shown: formatNumber(many) });
  return (
    <section className={classes.bar} aria-label={t('label')}>
      <output>
        {count === 0 ? t('none') : t('chosen', counted(count))}
        {outOfSight > 0 && <span className={classes.quiet}> {t('outOfSight', counted(outOfSight))}</span>}
      </output>
      <div className={classes.acts}>
        <Menu position="top-start" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button variant="default" size="compact-md" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('all')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            <Menu.Item disabled={total === 0} onClick={() => chooseAll('board')}>
              {t('allFound', counted(total))}
            </Menu.Item>
            {columns.map(({ status, totalBD }) => (
              <Menu.Item key={status} onClick={() => chooseAll(status)}>
                {t('allIn', { ...counted(totalBD), stage: stages(stageWord(status)) })}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item disabled={count === 0} onClick={chooseNone}>
              {t('chooseNone')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {count > 0 && <ManyMenu position="top-end" onAct={(act) => setAsked({ act, count, ...chosen })} />}
      </div>
      <CloseButton aria-label={t('leave')} data-tip={t('leave')} onClick={endChoosing} />
      {asked && <ManyDialog {...asked} onStarted={chooseNone} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
