import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconDots, IconListDetails } from '@tabler/icons-react';
import type { ManyActName } from '@portal/contract/applications/found/many.ts';
import type { SentCard } from '@portal/contract/applications/card.ts';
import { fullCard } from '@portal/contract/applications/fullCard.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { useAskedOfMany } from '../../platform/bulk/useAskedOfMany.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Selection } from '../../ui/table/selection.ts';
import { useCardKeys } from '../board/keys/useCardKeys.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { fullName } from '../fullName.ts';
import { ManyMenu } from '../many/ManyMenu.tsx';
import { APPLICATIONS } from './applicationColumns.tsx';
import { LISTED, useListedLive } from './useListedLive.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import classes from './ApplicationList.module.css';

const ManyDialog = lateOver(() => import('../many/ManyDialog.tsx'));

const nameOf = (card: SentCard) => fullName(fullCard(card));

/** The board's applications as a list, by the same words and filters; a row opens its card beside it. */
export default function ApplicationList() {
  const list = useList(APPLICATIONS, LISTED);
  const choices = useFilterChoices();
  useListedLive();
  const { ask, asked } = useAskedOfMany(list);
  const [act, setAct] = useState<ManyActName>();
  const acts = (selection: Selection, done: () => void) => (
    <ManyMenu
      onAct={(name) => {
        setAct(name);
        ask(selection, done);
      }}
    />
  );
  useListKeys(list.pages.rows);
  return (
    <div className={classes.scroller}>
      <ListPart
        of={APPLICATIONS}
        list={list}
        choices={choices}
        nameOf={nameOf}
        icon={<IconListDetails size={28} stroke={1.5} />}
        rowActions={menuOf}
        bulk={acts}
      />
      {asked && act && <ManyDialog {...asked} act={act} />}
    </div>
  );
}

/** The same keys as on the board; a row's menu stands beside its button. */
function useListKeys(rows: readonly SentCard[]): void {
  const actions = useBoardActions();
  const columns = () => [rows.map(({ id }) => id)];
  const find = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row && fullCard(row);
  };
  useCardKeys({ columns, find }, actions);
}

const menuOf = (card: SentCard) => <RowButton card={card} />;

/** The menu of the card, as on the board. */
function RowButton({ card }: { card: SentCard }) {
  const t = useText('applicationList');
  const actions = useBoardActions();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-haspopup="menu"
      data-card-menu={card.id}
      aria-label={t('actionsOf', { name: nameOf(card) })}
      onClick={({ currentTarget }) => actions.showMenu(fullCard(card), currentTarget)}
    >
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  );
}
