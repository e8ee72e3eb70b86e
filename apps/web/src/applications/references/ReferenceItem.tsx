import { useState } from 'react';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { Reference } from '@portal/contract/applications/references.ts';
import { call } from '../../platform/network/api.ts';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { FileToOpen } from '../documents/FileToOpen.tsx';
import classes from '../notes/Notes.module.css';
import { RemovalDialog } from '../notes/RemovalDialog.tsx';
import { WrittenItem, type ShownOfItem } from '../notes/WrittenItem.tsx';
import { EarlierReferences } from './EarlierReferences.tsx';
import { ReferenceForm } from './ReferenceForm.tsx';
import { useRenewReferences } from './references.queries.ts';

interface Props {
  card: number;
  reference: Reference;
  mayWrite: boolean;
}

/** One reference: what kind it is, who says what, its document. */
export function ReferenceItem({ card, reference, mayWrite }: Props) {
  const t = useText('references');
  const renew = useRenewReferences(card);
  const { id, type, name, description, document, by, at } = reference;
  const [shows, setShows] = useState<ShownOfItem>();
  const close = () => setShows(undefined);
  const params = { id: card, reference: id };
  return (
    <WrittenItem
      title={name}
      written={reference}
      mayWrite={mayWrite}
      words={{
        actions: t('actions', { name }),
        ownOnly: t('ownOnly', { name: by.name }),
        by: t('by', { name: by.name, when: formatInstant(at) }),
        pinned: t('pinnedNow', { name }),
        unpinned: t('unpinned', { name }),
        notPinned: t('notPinned', { name }),
      }}
      pin={{ act: (pinned) => call('pinReference', { params, body: { pinned } }), after: () => void renew() }}
      shows={shows}
      onShow={setShows}
      form={<ReferenceForm card={card} reference={reference} onDone={close} onLeave={close} />}
      earlier={<EarlierReferences card={card} reference={reference} />}
      removal={
        <RemovalDialog
          kind="REFERENCE"
          subject={`reference ${id}`}
          words={{
            title: t('removeTitle', { name }),
            text: t('removeText'),
            submit: t('removeSubmit'),
            removed: t('removed', { name }),
          }}
          remove={(idempotencyKey) => call('removeReference', { params, idempotencyKey })}
          renew={renew}
          onClose={close}
        />
      }
    >
      <p className={classes.quiet}>
        <StateMark
          icon={type === 'POSITIVE' ? IconThumbUp : IconThumbDown}
          tone={type === 'POSITIVE' ? 'good' : 'attention'}
        >
          {t(`type.${type}`)}
        </StateMark>
      </p>
      <p className={classes.text}>{description}</p>
      {document && <FileToOpen label={t('document', { name })} file={document} />}
    </WrittenItem>
  );
}
