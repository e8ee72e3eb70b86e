import { SegmentedControl } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { call } from '../../platform/network/api.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { useCardAct } from '../applications.queries.ts';
import { fullName } from '../fullName.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { PeopleField } from './PeopleField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import classes from './AssignDialog.module.css';

/** Gives the application to a staff user of a kind; whoever holds the role now is replaced, and the dialog says so. */
export default function AssignDialog({ card, as = 'analyst', onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const actor = useActor();
  const assign = useCardAct(
    card,
    ({ kind, userId }: { kind: AssignmentKind; userId: number }, { version, idempotencyKey }) =>
      call('assignApplication', {
        params: { id: card.id, kind },
        body: { userId, version, reassign: card.assignment[kind] !== null },
        idempotencyKey,
      }),
  );
  const act = useActForm({
    name: `assign.${as}.${card.id}`,
    defaults: { kind: as, userId: '' },
    act: ({ kind, userId }, sending) => assign.send({ kind, userId: Number(userId) }, sending),
    done: ({ assignment }) => {
      const person = assignment[kind]?.name ?? '';
      showToast({ tone: 'done', text: t('assignDialog.done', { person, name: fullName(card) }) });
      onClose();
    },
  });
  const kind = useWatch({ control: act.form.control, name: 'kind' });
  const present = card.assignment[kind];
  // Who may only claim has nothing to choose but themselves as analyst.
  const kinds = actor.permissions.has('business.request.assign') ? ASSIGNMENT_KINDS : (['analyst'] as const);
  return (
    <ActDialog
      title={t('assignDialog.title', { name: fullName(card) })}
      submit={present ? t('assignDialog.submitReplace') : t('assignDialog.submit')}
      form={act}
      onClose={onClose}
    >
      {kinds.length > 1 && (
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
    </ActDialog>
  );
}
