import { KeptPart } from '../../platform/forms/kept/KeptPart.tsx';
import { SettingHistory } from '../../platform/history/SettingHistory.tsx';
import { useMailTextsForEditing } from '../../platform/mails/mailTexts.queries.ts';
import { MailTextsForm } from './MailTextsForm.tsx';

/** The part of the outbox in which staff write texts for mails, in both languages. */
export const MailTextsPart = () => (
  <>
    <div>
      <SettingHistory of="MAIL_TEXTS" />
    </div>
    <KeptPart query={useMailTextsForEditing()} Form={MailTextsForm} />
  </>
);
