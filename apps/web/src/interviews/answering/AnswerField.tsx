import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import { lengthOf } from '@portal/domain/fields/rules.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Question } from '@portal/domain/questions/question.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Answering.module.css';

interface Props {
  question: Question;
  answer: string;
  language: Language;
  problem: string | undefined;
  onAnswer: (answer: string) => void;
}

/** From this many characters on an answer may have several lines. */
const SEVERAL_LINES = 150;
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** One question with the field that answers it. */
export function AnswerField({ question, answer, language, problem, onAnswer }: Props) {
  const t = useText('interviews');
  const forms = useText('forms');
  const { type, text, placeholder, options, maxLength, required } = question;
  const label = <span lang={language}>{text[language]}</span>;
  const mark = required ? t('required') : undefined;
  if (type === 'RADIO') {
    return (
      <Radio.Group
        label={label}
        value={answer}
        onChange={onAnswer}
        description={mark}
        error={problem}
        inputWrapperOrder={ORDER}
      >
        <div className={classes.options}>
          {options.map((option) => (
            <Radio
              key={option.id}
              value={option.id}
              label={<span lang={language}>{option.label[language]}</span>}
              aria-invalid={problem !== undefined}
            />
          ))}
        </div>
        {answer !== '' && !required && (
          <Button size="compact-sm" variant="subtle" className={classes.clear} onClick={() => onAnswer('')}>
            {t('clearAnswer')}
          </Button>
        )}
      </Radio.Group>
    );
  }
  const used = lengthOf(answer);
  const left =
    type === 'TEXT' && used > 0 && forms('left', { count: formatNumber(used), length: formatNumber(maxLength) });
  const shared = {
    label,
    value: answer,
    dir: 'auto',
    placeholder: placeholder?.[language],
    description: problem === undefined && ([mark, left].filter(Boolean).join(' · ') || undefined),
    error: problem,
    inputWrapperOrder: ORDER,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onAnswer(currentTarget.value),
  };
  if (type === 'NUMBER' || maxLength < SEVERAL_LINES) {
    return <TextInput {...shared} inputMode={type === 'NUMBER' ? 'decimal' : 'text'} />;
  }
  return <Textarea {...shared} autosize minRows={2} maxRows={14} />;
}
