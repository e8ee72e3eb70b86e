import { useRef } from 'react';
import { Tabs } from '@mantine/core';
import { isStage, STAGES } from '@portal/domain/applications/stages.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { forReader } from '../board/cardFacts.ts';
import { findCard } from '../board/boardState.ts';
import { TABS, type Tab } from '../boardAddress.ts';
import { useApplication, useBoard } from '../applications.queries.ts';
import { late } from '../../platform/late/late.tsx';
import { ComposeBar } from '../corrections/ComposeBar.tsx';
import { TabReviews } from '../corrections/TabReviews.tsx';
import { useWhatCameBack } from '../corrections/useWhatCameBack.ts';
import { useUnread } from '../unread/unread.queries.ts';
import { CardBar } from './CardBar.tsx';
import { CardPanel } from './CardPanel.tsx';
import { CardSummary } from './CardSummary.tsx';
import { CardWork } from './readiness/CardWork.tsx';
import { DrawerFailure } from './DrawerFailure.tsx';
import { neighboursOf } from './neighboursOf.ts';
import { useBesideLive } from './useBesideLive.ts';
import { useColumnInSight } from './useColumnInSight.ts';
import { useDrawerFocus } from './useDrawerFocus.ts';
import { useCover } from './useCover.ts';
import { useEscape } from './useEscape.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useStepKeys } from './useStepKeys.ts';
import classes from './CardDrawer.module.css';

const DeletionBanner = late(() => import('../bin/DeletionBanner.tsx')).Component;

interface Props {
  id: number;
  tab: Tab;
  /** Over the whole width instead of beside the board. */
  isPage: boolean;
  /** The address of the other of these two. */
  otherWay: string;
  onTab: (tab: Tab) => void;
  onPage: (page: boolean) => void;
  onStep: (id: number) => void;
  onClose: () => void;
}

/**
 * One application beside the board, as a page of its own, or over the whole screen on a phone. Bar, tabs and work stand
 * there at once with what the board knows of the card; what is in the tab comes with the whole application.
 */
export default function CardDrawer({ id, tab, isPage, otherWay, onTab, onPage, onStep, onClose }: Props) {
  const t = useText('applicationDetail');
  // A part that waits for its texts later would be hidden, and lose the focus that is in it.
  useText('applicationForm');
  useText('documents');
  useText('forms');
  useText('tables');
  useText('tags');
  useText('notes');
  useText('references');
  const actor = useActor();
  const actions = useBoardActions();
  const { data: board } = useBoard();
  const application = useApplication(id);
  const { error } = application;
  // What was deleted meanwhile, erased, or given out of one's reach is shown no more, though it was read before.
  const isGone = isRefusal(error, 'application.deleted') || isRefusal(error, 'http.notFound');
  const data = isGone ? undefined : application.data;
  const root = useRef<HTMLElement>(null);

  const known = board && findCard(board, id);
  const whole = data && (!known || data.version >= known.version) ? data : undefined;
  const card = whole ?? (known && forReader(actor, known)) ?? data;
  const { before, after } = neighboursOf(board, id);
  const { element, panel, onScroll, keepFor } = useKeptScroll({ id, tab, isThere: data !== undefined });
  const unread = useUnread(id);
  useWhatCameBack(whole);
  useBesideLive(id);
  useCover();
  useEscape(onClose);
  useDrawerFocus(root, id, `${data?.version} ${card?.status} ${error !== null}`);
  useColumnInSight(card?.status, board !== undefined);

  // Before the card is whole, what the reader may do says whether there is such a tab.
  const isThere: Partial<Record<Tab, boolean>> = {
    interview:
      tab === 'interview' || (card !== undefined && isStage(card.status) && STAGES[card.status].interview !== 'none'),
    chat: tab === 'chat' || card?.may.chat === true,
  };
  const noted = data ? countOf({ ...data.notes, ...data.references }) : 0;
  const labelOf = (name: Tab): string => {
    if (name === 'notes' && noted > 0) return t('drawer.notesCount', { shown: formatNumber(noted) });
    if (name === 'chat' && unread > 0) return t('drawer.chatCount', { shown: formatNumber(unread) });
    return t(`drawer.${name}`);
  };
  const step = (to: number | undefined) => {
    if (to === undefined) return;
    keepFor(to);
    onStep(to);
  };
  useStepKeys(root, {
    j: () => step(after),
    k: () => step(before),
    // As on the board's card.
    a: () => card && actions.assign(card),
    t: () => card && actions.tag(card),
    h: () => onTab('history'),
  });
  const failure = !data && (error || application.fetchStatus === 'paused') && (
    <DrawerFailure error={error} onRetry={application.refetch} busy={application.isFetching} onClose={onClose} />
  );
  return (
    <aside
      ref={root}
      tabIndex={-1}
      className={classes.drawer}
      data-card-drawer={id}
      data-page={isPage}
      aria-label={t('drawer.region')}
    >
      <CardBar
        card={card}
        isPage={isPage}
        otherWay={otherWay}
        {...(before !== undefined && { onBefore: () => step(before) })}
        {...(after !== undefined && { onAfter: () => step(after) })}
        onPage={onPage}
        onClose={onClose}
      />
      {isGone ? (
        <div className={classes.alone}>{failure}</div>
      ) : (
        <Tabs value={tab} onChange={(value) => value && onTab(value as Tab)} className={classes.tabs}>
          <Tabs.List aria-label={t('drawer.tabs')} className={classes.list}>
            {TABS.filter((name) => isThere[name] ?? true).map((name) => (
              <Tabs.Tab key={name} value={name} className={classes.tab}>
                {labelOf(name)}
                <TabReviews application={data} tab={name} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <div ref={element} className={classes.body} data-card-scroller onScroll={onScroll}>
            {card && <CardSummary card={card} application={data} />}
            {data?.deletion ? <DeletionBanner application={data} /> : card && <CardWork card={card} />}
            <Tabs.Panel ref={panel} value={tab} tabIndex={0} className={classes.panel}>
              {failure || <CardPanel tab={tab} application={data} />}
            </Tabs.Panel>
          </div>
          {card && <ComposeBar card={card} />}
        </Tabs>
      )}
    </aside>
  );
}

/** Of what the reader may not read there is no count. */
const countOf = (counts: Record<string, number | null>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
