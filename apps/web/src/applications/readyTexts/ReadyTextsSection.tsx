import { KeptPart } from '../../platform/forms/kept/KeptPart.tsx';
import { ReadyTextsForm } from './ReadyTextsForm.tsx';
import { useReadyTextsForEditing } from './readyTexts.queries.ts';

/** The section of the business rules in which ready texts are written, ordered and set aside, in both languages. */
export const ReadyTextsSection = () => <KeptPart query={useReadyTextsForEditing()} Form={ReadyTextsForm} />;
