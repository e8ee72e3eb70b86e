import type { ReactNode } from 'react';
import { askedOf, type Answers } from '@portal/domain/questions/answers.ts';
import type { Question, QuestionGroup } from '@portal/domain/questions/question.ts';
import type { Language } from '@portal/domain/languages.ts';
import { AnswerField } from './AnswerField.tsx';
import classes from './Answering.module.css';

interface Props {
  groups: readonly QuestionGroup[];
  answers: Answers;
  /** Of the questions; the rest of the screen is in the reader's. */
  language: Language;
  /** What is wrong with an answer, in words, by the question's id. */
  problems?: Readonly<Record<string, string>>;
  onAnswer: (question: Question, answer: string) => void;
  /** What stands below an answer: what another window wrote, say. */
  below?: (question: Question) => ReactNode;
}

const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** The questions in one column under their headings; children open right below the option that was chosen. */
export function AskedGroups({ groups, answers, language, problems = NO_PROBLEMS, onAnswer, below }: Props) {
  return groups
    .map((group) => ({ group, asked: askedOf(group, answers) }))
    .filter(({ asked }) => asked.length > 0)
    .map(({ group, asked }) => (
      <section key={group.id} className={classes.group} aria-labelledby={`asked-${group.id}`}>
        <h3 id={`asked-${group.id}`} className={classes.heading} lang={language}>
          {group.title[language]}
        </h3>
        {asked.map(({ question, depth }) => (
          <div
            key={question.id}
            className={classes.question}
            data-depth={Math.min(depth, 3)}
            data-question={question.id}
          >
            <AnswerField
              question={question}
              answer={answers[question.id] ?? ''}
              language={language}
              problem={problems[question.id]}
              onAnswer={(answer) => onAnswer(question, answer)}
            />
            {below?.(question)}
          </div>
        ))}
      </section>
    ));
}
