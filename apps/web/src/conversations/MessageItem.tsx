import type { Message } from '@portal/contract/conversations.ts';
import { FileToOpen } from '../applications/documents/FileToOpen.tsx';
import type { Reply } from '../platform/network/api.ts';
import { useActor } from '../platform/session/actor.ts';
import { formatBytes, formatInstant, formatList } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { MessageText } from './MessageText.tsx';
import classes from './Chat.module.css';

interface Props {
  message: Message;
  applicantName: string;
  applicant: Reply<'listMessages'>['applicant'];
  staff: Reply<'listMessages'>['staff'];
}

/** One message: who wrote it, when, and who has read it on the other side. */
export function MessageItem({ message: { id, text, file, at, by }, applicantName, applicant, staff }: Props) {
  const t = useText('conversations');
  const { userId } = useActor();
  const readers = staff.filter(({ readTo }) => readTo >= id).map(({ name }) => name);
  const isRead = applicant !== null && applicant.readTo >= id;
  const ofStaff = isRead ? t('readByApplicant', { when: formatInstant(applicant.at) }) : t('notRead');
  const ofApplicant = readers.length > 0 ? t('readByStaff', { names: formatList(readers) }) : t('notRead');
  const author = by?.id === userId ? t('you') : by?.name;
  return (
    <li className={classes.message} data-of={by ? 'staff' : 'applicant'}>
      <p className={classes.head}>
        <strong>{author ?? t('applicant', { name: applicantName })}</strong>
        <span className={classes.quiet}>{formatInstant(at)}</span>
      </p>
      {text !== '' && <MessageText text={text} />}
      {file && <FileToOpen label={file.name} about={formatBytes(file.bytes)} file={file} />}
      <p className={classes.quiet}>{by ? ofStaff : ofApplicant}</p>
    </li>
  );
}
