import { ActionIcon, CloseButton } from '@mantine/core';
import { IconArrowsDiagonal, IconChevronDown, IconChevronUp, IconLayoutSidebarRight } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { isStage } from '@portal/domain/applications/stages.ts';
import { Link } from 'react-router';
import { useText } from '../../platform/texts/i18n.ts';
import { LeaderPhoto } from '../board/cards/LeaderPhoto.tsx';
import { useTitle } from '../board/cards/useTitle.ts';
import { stageStyle } from '../board/stageStyle.ts';
import { fullName } from '../fullName.ts';
import { WhoElse } from './WhoElse.tsx';
import classes from './CardBar.module.css';

interface Props {
  /** Nothing yet of a card that the board does not hold. */
  card: Card | undefined;
  isPage: boolean;
  otherWay: string;
  /** Missing where the column ends. */
  onBefore?: () => void;
  onAfter?: () => void;
  onPage: (page: boolean) => void;
  onClose: () => void;
}

/** Whose application it is, in which stage, and the ways to the next one and out. It stays in sight. */
export function CardBar({ card, isPage, otherWay, onBefore, onAfter, onPage, onClose }: Props) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const stages = useText('stages');
  const title = useTitle(card?.pastorTitle ?? null, card?.pastorGender === 'FEMALE' ? '_female' : '');
  const Way = isPage ? IconLayoutSidebarRight : IconArrowsDiagonal;
  const way = isPage ? t('drawer.beside') : t('drawer.asPage');
  const steps = [
    { name: t('drawer.before'), key: 'K', Icon: IconChevronUp, onClick: onBefore },
    { name: t('drawer.after'), key: 'J', Icon: IconChevronDown, onClick: onAfter },
  ];
  return (
    <header className={classes.bar}>
      {card && <LeaderPhoto name={fullName(card)} photo={card.pastorPhoto} />}
      <div className={classes.who}>
        <h2 className={classes.name} {...(card && { title: fullName(card) })}>
          {card ? (
            <LeaderLink id={card.pastorId}>{`${title ? `${title} ` : ''}${fullName(card)}`}</LeaderLink>
          ) : (
            t('drawer.region')
          )}
        </h2>
        {card && (
          <p className={classes.line} style={stageStyle(card.status)}>
            {isStage(card.status) && <span className={classes.stage}>{stages(card.status)}</span>}
            <span className={classes.number}>{card.caseNumber ?? board('card.noCase')}</span>
            <WhoElse id={card.id} />
          </p>
        )}
      </div>
      <div className={classes.ways}>
        {steps.map(({ name, key, Icon, onClick }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={name}
            title={t('drawer.byKey', { name, key })}
            aria-keyshortcuts={key}
            // Not `disabled`: at the end of the column the focus would fall from it.
            aria-disabled={onClick === undefined}
            className={classes.step}
            onClick={onClick}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        ))}
        <ActionIcon
          component="a"
          href={otherWay}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={way}
          title={way}
          className={classes.way}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onPage(!isPage);
          }}
        >
          <Way size={20} aria-hidden />
        </ActionIcon>
        <CloseButton size="lg" aria-label={t('drawer.close')} title={t('drawer.close')} onClick={onClose} />
      </div>
    </header>
  );
}

/** The name, which leads to the leader's page once there is one. */
const LeaderLink = ({ id, children }: { id: number | null | undefined; children: string }) =>
  id ? <Link to={`/leaders/${id}`}>{children}</Link> : children;
