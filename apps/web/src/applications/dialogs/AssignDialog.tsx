import { SegmentedControl } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { call } from '../../platform/network/api.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { useCardAct } from '../applications.queries.ts';
import { cardSubject } from '../cardSubject.ts';
import { fullName } from '../fullName.ts';
import { isAssigned } from '../useCardMenuGroups.ts';
import { CardDialog } from './CardDialog.tsx';
import { PeopleField } from './PeopleField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import classes from './AssignDialog.module.css';

/** Where somebody is in charge, the first of those roles; else the analyst's. */
const roleToGive = ({ assignment }: CardDialogProps['card']): AssignmentKind =>
  ASSIGNMENT_KINDS.find((kind) => assignment[kind] !== null) ?? 'analyst';

/** Gives the application to a staff user of a kind; whoever holds the role now is replaced, and the dialog says so. */
export default function AssignDialog({ card, as, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const actor = useActor();
  const first = as ?? roleToGive(card);
  const assign = useCardAct(
    card,
    ({ kind, userId }: { kind: AssignmentKind; userId: number }, { version, idempotencyKey, seen }) =>
      call('assignApplication', {
        params: { id: card.id, kind },
        body: { userId, version, reassign: seen.assignment[kind] !== null },
        idempotencyKey,
      }),
  );
  const act = useActForm({
    name: `assign.${first}.${card.id}`,
    defaults: { kind: first, userId: '' },
    act: ({ kind, userId }, sending) => assign.send({ kind, userId: Number(userId) }, sending),
    done: ({ assignment }) => {
      const person = assignment[kind]?.name ?? '';
      showToast({
        tone: 'done',
        subject: cardSubject(card.id),
        text: t('assignDialog.done', { person, name: fullName(card) }),
      });
      onClose();
    },
  });
  const kind = useWatch({ control: act.form.control, name: 'kind' });
  // Who has it by now, where somebody else was quicker: replacing is asked for upon that.
  const present = assign.seen.assignment[kind];
  // Who may only claim has nothing to choose but themselves as analyst.
  const kinds = actor.permissions.has('business.request.assign') ? ASSIGNMENT_KINDS : (['analyst'] as const);
  const title = () => {
    const name = fullName(card);
    if (as === 'ephesian' && card.assignment.ephesian) return t('assignDialog.titleEphesian', { name });
    if (as) return t('assignDialog.titleAs', { kind: board(`kinds.${as}`), name });
    return t(isAssigned(card) ? 'assignDialog.titleReassign' : 'assignDialog.title', { name });
  };
  return (
    <CardDialog
      card={card}
      canStill={({ may }) => may.assign || may.claim}
      // As the button that opened it is called.
      title={title()}
      submit={present ? t('assignDialog.submitReplace') : t('assignDialog.submit')}
      form={act}
      onClose={onClose}
    >
      {kinds.length > 1 && as === undefined && (
        <SegmentedControl
          aria-label={t('assignDialog.kind')}
          fullWidth
          value={kind}
          onChange={(next) => act.form.reset({ kind: next, userId: '' })}
          data={kinds.map((one) => ({ value: one, label: board(`kinds.${one}`) }))}
        />
      )}
      {present && <p className={classes.replaces}>{t('assignDialog.replaces', { present: present.name })}</p>}
      <PeopleField
        key={kind}
        control={act.form.control}
        name="userId"
        kind={kind}
        label={t('assignDialog.person')}
        except={present?.id}
      />
    </CardDialog>
  );
}
