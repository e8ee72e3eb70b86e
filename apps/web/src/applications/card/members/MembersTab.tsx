import { useId, useRef } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { whyNotDo } from '../../board/cardFacts.ts';
import { assignmentsOf } from './assignmentsOf.ts';
import { MemberRow } from './MemberRow.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { useUnassign } from './useUnassign.ts';
import classes from './MembersTab.module.css';

/** The staff in charge, a row a kind, with the ways to change them; below, everybody who was. */
export function MembersTab({ application }: { application: Detail }) {
  const t = useText('applicationDetail');
  const stages = useText('stages');
  const actor = useActor();
  const whyId = useId();
  const list = useRef<HTMLUListElement>(null);
  const assignments = assignmentsOf(application.history);
  const unassign = useUnassign(application, ({ kind }) =>
    // The button that was pressed goes with the person.
    list.current?.querySelector<HTMLElement>(`[data-member="${kind}"]`)?.focus(),
  );
  const [obstacle] = whyNotDo(actor, application, 'assign');
  const why = () => {
    if (!obstacle) return undefined;
    if (obstacle.code !== 'GE004') return t('members.whyStage', { stage: stages(application.status) });
    return t(actor.permissions.has('business.analyst') ? 'members.whyAnalyst' : 'members.whyRight');
  };
  return (
    <>
      {obstacle && (
        <p id={whyId} className={classes.why}>
          {why()}
        </p>
      )}
      <ul ref={list} className={classes.members} aria-label={t('drawer.members')}>
        {ASSIGNMENT_KINDS.map((kind) => {
          const person = application.assignment[kind];
          return (
            <MemberRow
              key={kind}
              application={application}
              kind={kind}
              since={assignments.find((one) => one.kind === kind && one.until === null && one.afterId === person?.id)}
              whyClosed={obstacle && whyId}
              removing={unassign.pressed?.kind === kind}
              onRemove={() => person && unassign.press({ kind, userId: person.id, person: person.name })}
            />
          );
        })}
      </ul>
      <RequestHistory application={application} assignments={assignments} />
    </>
  );
}
