import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useSignedIn } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { AbsenceForm } from './AbsenceForm.tsx';
import { useAbsence } from './absence.queries.ts';

interface Props {
  /** Whose absence; nothing: one's own. */
  user?: { id: number; name: string; lastName: string };
  onClose: () => void;
}

/** Says when somebody is away and who stands in for them (product/assignments.md#absence). */
export default function AbsenceDialog({ user, onClose }: Props) {
  const t = useText('accounts');
  const common = useText('common');
  const { me } = useSignedIn();
  const { id, name, lastName } = user ?? me;
  const query = useAbsence(id);
  const title = id === me.id ? t('absenceTitle') : t('absenceOf', { name: `${name} ${lastName}` });
  if (query.data) return <AbsenceForm id={id} title={title} known={query.data} onClose={onClose} />;
  return (
    <DialogFrame title={title} size="small" closeLabel={common('close')} onClose={onClose}>
      <UntilRead query={query} />
    </DialogFrame>
  );
}
