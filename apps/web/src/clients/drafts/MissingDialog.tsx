import type { Draft } from '@portal/contract/clients/drafts.ts';
import { fieldTarget, SECTIONS } from '@portal/domain/applications/form.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { clientName } from '../clientName.ts';

/** What keeps a form from being submitted, part by part. */
export default function MissingDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText('drafts');
  const common = useText('common');
  const fields = useText('applicationForm');
  const detail = useText('applicationDetail');
  const labelled = draft.missing.flatMap((key) => {
    const target = fieldTarget(key);
    if (!target) return [];
    if (target.type === 'document') {
      return [{ key, part: detail('section.documents'), label: fields(`fields.documents.${target.kind}`) }];
    }
    const section = target.type === 'field' ? target.section : SECTIONS[target.kind === 'LEADER' ? 0 : 1];
    const name = target.type === 'field' ? target.name : 'photo';
    return [
      { key, part: detail(`section.${section}`), label: fields(`fields.${section}.${name}` as 'fields.leader.name') },
    ];
  });
  const parts = [...new Set(labelled.map(({ part }) => part))];
  return (
    <Dialog
      title={t('missingOf', { name: clientName(draft) })}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      onSubmit={(event) => event.preventDefault()}
    >
      {labelled.length === 0 && <p>{t('nothingMissing')}</p>}
      {parts.map((part) => (
        <section key={part}>
          <h3>{part}</h3>
          <ul>
            {labelled
              .filter((each) => each.part === part)
              .map(({ key, label }) => (
                <li key={key}>{label}</li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
