import { useState } from 'react';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import type { CardDialogProps } from '../cardMenu.ts';
import { fullName } from '../fullName.ts';
import { NewTag } from './NewTag.tsx';
import { TagChoice } from './TagChoice.tsx';

/** The tags of a card: each press puts one on or takes it off at once; what is not there yet is made in place. */
export default function TagsDialog({ card, onClose }: CardDialogProps) {
  const t = useText('tags');
  const common = useText('common');
  const [making, setMaking] = useState<string>();
  return (
    <DialogFrame
      title={t('dialogTitle', { name: fullName(card) })}
      size="small"
      closeLabel={common('close')}
      onClose={onClose}
    >
      {making === undefined ? (
        <TagChoice card={card} onMake={setMaking} onClose={onClose} />
      ) : (
        <NewTag
          card={card.id}
          name={making}
          onDone={(name) => {
            showToast({ tone: 'done', subject: `tag ${name}`, text: t('created', { name }) });
            setMaking(undefined);
          }}
          onLeave={() => setMaking(undefined)}
        />
      )}
    </DialogFrame>
  );
}
