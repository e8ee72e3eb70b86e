import { useQueryClient } from '@tanstack/react-query';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Section } from '@portal/domain/applications/form.ts';
import { call } from '../../../platform/network/api.ts';
import { useRecordForm } from '../../../platform/forms/useRecordForm.ts';
import { withoutPrefix } from '../../dialogs/withoutPrefix.ts';
import { acceptCard, refreshApplication } from '../../applications.queries.ts';
import { formOf } from '../form/formOf.ts';
import { changesOf, typedOf, type TypedValues } from './sectionValues.ts';

const ENDPOINT = {
  leader: 'editLeader',
  spouse: 'editSpouse',
  ministry: 'editMinistry',
  contact: 'editContact',
} as const satisfies Record<Section, string>;

/** The form of one section; only what is another now is sent, with what stood there. */
export function useEditSection(section: Section, application: Detail, onDone: () => void) {
  const client = useQueryClient();
  const endpoint = ENDPOINT[section];
  const record = { values: formOf(application)[section] };
  return useRecordForm({
    endpoint,
    name: `form.${section}.${application.id}`,
    record,
    values: (present = record) => typedOf(section, present.values),
    send: (values: TypedValues, base = record, idempotencyKey: string) =>
      call(endpoint, {
        params: { id: application.id },
        body: changesOf(section, values, base.values),
        idempotencyKey,
      }),
    nameOf: withoutPrefix('values.'),
    renew: () => void refreshApplication(client, application.id),
    done: (card) => {
      acceptCard(client, card);
      onDone();
    },
  });
}
