import { useQueryClient } from '@tanstack/react-query';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { acceptCard } from '../applications.queries.ts';
import type { CardDocument } from './cardDocuments.ts';

/** The file that it is said of. */
interface Said {
  of: number;
  accepted: boolean;
}

/** Accepts a document as it is looked at, or takes that back; told with its way back where it settled nothing else. */
export function useAccept({ id }: Pick<Detail, 'id'>, { kind, file, isOpen }: CardDocument) {
  const t = useText('documents');
  const document = useText('applicationForm')(`fields.documents.${kind}`);
  const client = useQueryClient();
  const settles = isOpen;
  const { press, pressed } = useQuickAct<Said, CardForReader>({
    act: async ({ accepted, of }) => {
      const answer = await call('acceptDocument', { params: { id, kind }, body: { file: of, accepted } });
      acceptCard(client, answer);
      return answer;
    },
    done: ({ accepted }) => t(accepted ? (settles ? 'acceptedSettled' : 'accepted') : 'reopened', { document }),
    failed: ({ accepted }) => t(accepted ? 'notAccepted' : 'notReopened', { document }),
    // Where somebody replaced it meanwhile, the new one is shown.
    renews: ['application'],
    ...(!settles && { undo: (said, _, again) => again({ ...said, accepted: !said.accepted }) }),
  });
  return {
    accept: (accepted: boolean) => file && pressed === undefined && press({ accepted, of: file.file }),
    isBusy: pressed !== undefined,
  };
}
