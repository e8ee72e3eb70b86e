/** A question as its dialog edits it. */
import type { EditedQuestionGroups, KeptQuestion } from '@portal/contract/questions.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { QUESTION_LIMITS, type QuestionType } from '@portal/domain/questions/question.ts';

export interface QuestionValues {
  group: string;
  type: QuestionType;
  text: { en: string; es: string };
  placeholder: { en: string; es: string };
  options: { id: string; label: { en: string; es: string } }[];
  /** As it is typed. */
  maxLength: string;
  /** The parent's id and the option's, parted by a space; empty: always asked. */
  parent: string;
  required: boolean;
  visible: boolean;
  reportable: boolean;
  confirmed: boolean;
}

const bothEmpty = () => ({ en: '', es: '' });
export const emptyOption = (): QuestionValues['options'][number] => ({ id: '', label: bothEmpty() });

/** What the dialog begins with. */
export const valuesOf = (question: KeptQuestion | undefined, group: string): QuestionValues => ({
  group,
  type: question?.type ?? 'TEXT',
  text: { ...(question?.text ?? bothEmpty()) },
  placeholder: { ...(question?.placeholder ?? bothEmpty()) },
  options: question && question.options.length > 0 ? question.options : [emptyOption(), emptyOption()],
  maxLength: String(question?.maxLength ?? QUESTION_LIMITS.answer),
  parent: question?.parent ? parentKey(question.parent) : '',
  required: question?.required ?? false,
  visible: question?.visible ?? true,
  reportable: question?.reportable ?? false,
  confirmed: false,
});

export const parentKey = ({ question, option }: { question: string; option: string }): string =>
  `${question} ${option}`;

/** As it is sent. What is no whole number is sent as none, which the server refuses at its field. */
export function editedOf(id: string, values: QuestionValues): EditedQuestionGroups[number]['questions'][number] {
  const { group: _, parent, maxLength, placeholder, options, ...rest } = values;
  const [question = '', option = ''] = parent.split(' ');
  const isChoice = values.type === 'RADIO';
  const hasPlaceholder = !isChoice && (placeholder.en.trim() !== '' || placeholder.es.trim() !== '');
  return {
    ...rest,
    id,
    placeholder: hasPlaceholder ? placeholder : null,
    options: isChoice ? options : [],
    maxLength: /^\d+$/.test(maxLength.trim()) ? Number(maxLength) : 0,
    parent: parent === '' ? null : { question, option },
  };
}

/** The texts that are outdated together: its own, and those of what belongs to its type. */
export const textsOf = ({
  type,
  text,
  placeholder,
  options,
}: Pick<QuestionValues, 'type' | 'text' | 'options'> & {
  placeholder: BothLanguages | null;
}): BothLanguages[] => [
  text,
  ...(type !== 'RADIO' && placeholder && (placeholder.en.trim() || placeholder.es.trim()) ? [placeholder] : []),
  ...(type === 'RADIO' ? options.map(({ label }) => label) : []),
];
