import { Button } from '@mantine/core';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import { formatDate, formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { Portrait } from '../../../ui/people/Portrait.tsx';
import { useBoardActions } from '../../board/BoardActions.ts';
import type { Assignment } from './assignmentsOf.ts';
import classes from './MembersTab.module.css';

interface Props {
  application: Detail;
  kind: AssignmentKind;
  /** How the person in charge came to be; nothing where the history does not tell. */
  since: Assignment | undefined;
  /** The element that says why the buttons are closed; nothing where they are open. */
  whyClosed: string | undefined;
  removing: boolean;
  onRemove: () => void;
}

/** Who is in charge in a kind, since when and by whom, with what can be done about it. */
export function MemberRow({ application, kind, since, whyClosed, removing, onRemove }: Props) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const actions = useBoardActions();
  const role = board(`kinds.${kind}`);
  const person = application.assignment[kind];
  const away = application.away.find(({ id }) => id === person?.id);
  const mayClaim = kind === 'analyst' && application.may.claim && !application.may.assign;
  const closed =
    whyClosed === undefined ? {} : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': whyClosed };
  const begin = (act: 'assign' | 'claim') => actions.begin({ row: 'assign', card: application, act, as: kind });
  const change = !person ? 'act.assign' : kind === 'ephesian' ? 'act.ephesian' : 'act.reassign';
  return (
    <li className={classes.member}>
      {person ? <Portrait name={person.name} url={null} size={36} /> : <span className={classes.empty} aria-hidden />}
      <div className={classes.words}>
        <span className={classes.role}>{role}</span>
        <span className={person ? classes.name : classes.nobody}>{person?.name ?? t('drawer.nobody')}</span>
        {away && (
          <span className={classes.since}>
            {t('dialog.away', { until: formatDate(away.until), delegate: away.delegate })}
          </span>
        )}
        {person && since && (
          <span className={classes.since}>
            {t(since.entry.by === null ? 'members.since' : 'members.sinceBy', {
              when: formatInstant(since.entry.at),
              by: since.entry.by ?? '',
            })}
          </span>
        )}
      </div>
      <div className={classes.acts}>
        {mayClaim ? (
          <Button size="compact-sm" variant="default" data-member={kind} onClick={() => begin('claim')}>
            {t('act.claim')}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            data-member={kind}
            aria-label={t('members.actOf', { act: t(change), kind: role })}
            {...closed}
            onClick={() => whyClosed === undefined && begin('assign')}
          >
            {t(change)}
          </Button>
        )}
        {person && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUserMinus size={16} aria-hidden />}
            aria-label={t('members.actOf', { act: t('act.unassign'), kind: role })}
            loading={removing}
            {...closed}
            onClick={() => whyClosed === undefined && onRemove()}
          >
            {t('act.unassign')}
          </Button>
        )}
      </div>
    </li>
  );
}
