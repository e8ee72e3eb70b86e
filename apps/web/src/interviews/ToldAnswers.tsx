import type { HeldInterview } from '@portal/contract/interviews.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { currentLanguage } from '../platform/texts/i18n.ts';
import classes from './InterviewTab.module.css';

type Told = HeldInterview['answers'][number];

/** Questions as they were asked, and what was answered. */
export function ToldAnswers({ answers }: { answers: readonly Told[] }) {
  const language = currentLanguage();
  return (
    <dl className={classes.told}>
      {answers.map((told) => (
        <div key={told.question.id}>
          <dt>{told.question.text[language]}</dt>
          <dd dir="auto">{inWords(told)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords({ question: { type, options }, answer }: Told): string {
  if (type === 'NUMBER') return formatNumber(Number(answer));
  if (type === 'TEXT') return answer;
  return options.find(({ id }) => id === answer)?.label[currentLanguage()] ?? answer;
}
