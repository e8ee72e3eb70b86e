import { KeptPart } from '../../platform/forms/kept/KeptPart.tsx';
import { useMailTextsForEditing } from '../../platform/mails/mailTexts.queries.ts';
import { MailTextsForm } from './MailTextsForm.tsx';

/** The part of the outbox in which staff write texts for mails, in both languages. */
export const MailTextsPart = () => <KeptPart query={useMailTextsForEditing()} Form={MailTextsForm} />;
