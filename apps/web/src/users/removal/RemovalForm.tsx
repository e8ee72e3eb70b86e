import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Holdings } from '@portal/contract/users/removal.ts';
import type { StaffOption } from '@portal/contract/users/me.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { call } from '../../platform/network/api.ts';
import { followBulkRuns } from '../../platform/bulk/bulk.queries.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { nameOf } from '../nameOf.ts';
import { kindsToInherit } from './removal.queries.ts';
import { renewUsers } from '../users.queries.ts';

interface Props {
  user: StaffUser;
  /** What there is to hand over, with who may take it over, in the order of the kinds; nothing while that is not known. */
  known: { holdings: Holdings; candidates: readonly (readonly StaffOption[])[] } | undefined;
  /** What stands in the place of the question until then. */
  until: ReactNode;
  onStarted: (runId: number) => void;
  onClose: () => void;
}

type Values = Partial<Record<AssignmentKind, string>> & { typed: string };

/**
 * An heir for each kind, and the address typed out, since it cannot be undone. One dialog from its opening on: what is
 * read meanwhile comes into it, and does not take its place.
 */
export function RemovalForm({ user, known, until, onStarted, onClose }: Props) {
  const t = useText('users');
  const board = useText('applications');
  const kinds = known ? kindsToInherit(known.holdings) : [];
  const name = nameOf(user);
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('removeUser', user, () => void renewUsers(client));
  const act = useKeyedForm<Values>({
    defaults: { ...Object.fromEntries(ASSIGNMENT_KINDS.map((kind) => [kind, ''])), typed: '' },
    async act(values, idempotencyKey) {
      const heirs = Object.fromEntries(kinds.map((kind) => [kind, Number(values[kind])]));
      const body = { version: seen.version, heirs };
      const { runId } = await upon(call('removeUser', { params: { id: user.id }, body, idempotencyKey }));
      if (runId === null) {
        showToast({ tone: 'done', text: t('removed', { name }) });
        onClose();
      } else {
        void followBulkRuns();
        onStarted(runId);
      }
    },
    done: () => undefined,
    // What is asked for no more has no field here: it is told of the whole.
    nameOf: (path) => kinds.find((kind) => path === `heirs.${kind}`) ?? path,
  });
  const { control } = act.form;
  const title = t('removeTitle', { name });
  if (!known) {
    return (
      <UndraftedDialog title={title} submitLabel={undefined} form={act} onClose={onClose}>
        {until}
      </UndraftedDialog>
    );
  }
  const { holdings, candidates } = known;
  const label = (kind: AssignmentKind) =>
    t('heirOf', { kind: board(`kinds.${kind}`), count: holdings[kind], shown: formatNumber(holdings[kind]) });
  return (
    <UndraftedDialog
      title={title}
      submitLabel={t('removeSubmit')}
      next={t('removeText', { name })}
      form={act}
      danger
      onClose={onClose}
    >
      {kinds.length === 0 && <p>{t('removeNothing', { name })}</p>}
      {kinds.map((kind, index) => {
        const people = (candidates[index] ?? []).filter(({ id }) => id !== user.id);
        if (people.length === 0) return <p key={kind}>{t('noHeir', { kind: board(`kinds.${kind}`) })}</p>;
        return (
          <ChoiceField
            key={kind}
            control={control}
            name={kind}
            label={label(kind)}
            placeholder={t('chooseHeir')}
            choices={people.map(({ id, name: person, open }) => ({
              value: String(id),
              label: t('heirLoad', { name: person, count: open, shown: formatNumber(open) }),
            }))}
          />
        );
      })}
      {holdings.regions > 0 && (
        <p>{t('heirRegions', { count: holdings.regions, shown: formatNumber(holdings.regions) })}</p>
      )}
      <TextField
        control={control}
        name="typed"
        label={t('typeToRemove', { email: user.email })}
        check={(typed) => typed.trim().toLowerCase() === user.email || problemText({ code: 'field.match' })}
      />
    </UndraftedDialog>
  );
}
