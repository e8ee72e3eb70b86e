import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Note } from '@portal/contract/applications/notes.ts';
import type { Reference } from '@portal/contract/applications/references.ts';
import type { HeldInterview } from '@portal/contract/interviews.ts';
import { fieldKeyValueText, fullFieldLabel } from '@portal/messages/applications/fieldWords.ts';
import { historyWords, tellsSomething, whoDid } from '@portal/messages/applications/historyWords.ts';
import { exonerationRows, paymentRows, recordedText } from '@portal/messages/applications/recordRows.ts';
import type { Block } from '../../platform/papers/paper.ts';
import { factsOf } from './formBlocks.ts';
import type { PaperWords } from './paperWords.ts';

/** A part with its heading; where nothing is in it, that is said. */
export const part = (heading: string, blocks: readonly Block[], none: string): Block[] => [
  { heading, level: 1 },
  ...(blocks.length > 0 ? blocks : [{ text: none, quiet: true } satisfies Block]),
];

const quiet = (text: string): Block => ({ text, quiet: true });

/** Every payment that came for the case, and what was exonerated, each with who and when. */
export function moneyBlocks(words: PaperWords, { payments, exonerations }: Detail): Block[] {
  const { detail } = words;
  const record = (
    title: string,
    rows: Block,
    of: Detail['payments'][number] | Detail['exonerations'][number],
  ): Block[] => [
    { heading: title, level: 2 },
    rows,
    ...(of.document ? [factsOf([[detail('record.document'), of.document.name]])] : []),
    quiet(recordedText(words, of)),
  ];
  return [
    ...payments.flatMap((payment) =>
      record(
        detail(payment.type === 'EXTERNAL' ? 'section.externalPayment' : 'section.payment'),
        factsOf(paymentRows(words, payment)),
        payment,
      ),
    ),
    ...exonerations.flatMap((exoneration) =>
      record(detail('section.exoneration'), factsOf(exonerationRows(words, exoneration)), exoneration),
    ),
  ];
}

/** The interviews with a result, with what was asked and answered. */
export function interviewBlocks(words: PaperWords, held: readonly HeldInterview[]): Block[] {
  const { form, interviews, figures, language } = words;
  return held.flatMap(({ by, at, result, comments, answers }) => {
    const groups = Map.groupBy(answers, ({ group }) => group[language]);
    return [
      { heading: form(`values.interviewResult.${result}`), level: 2 } satisfies Block,
      quiet(interviews('heldBy', { name: by, instant: figures.instant(at) })),
      { text: comments ?? interviews('noComments') },
      ...[...groups].flatMap(([title, told]): Block[] => [
        { heading: title, level: 3 },
        { facts: told.map((each) => [each.question.text[language], answerText(words, each)] as const) },
      ]),
    ];
  });
}

function answerText(
  { figures, language }: PaperWords,
  { question: { type, options }, answer }: HeldInterview['answers'][number],
): string {
  if (type === 'NUMBER') return figures.number(Number(answer));
  if (type === 'TEXT') return answer;
  return options.find(({ id }) => id === answer)?.label[language] ?? answer;
}

/** Every correction with its steps. */
export function correctionBlocks(words: PaperWords, { corrections, pastor }: Detail): Block[] {
  const { detail, form, figures } = words;
  const gender = pastor.leader['gender'];
  return corrections.flatMap((correction): Block[] => {
    const value = (text: string | null) =>
      fieldKeyValueText(words, gender, correction.field, text) ?? detail('section.empty');
    return [
      { heading: fullFieldLabel(words, correction.field), level: 2 },
      quiet(form(`values.correctionState.${correction.state}`)),
      ...correction.steps.map(({ step, message, by, at, oldValue, newValue, wishedFor }): Block => {
        const who = by ?? detail('history.byApplicant');
        const told = [
          `${who} · ${figures.instant(at)}`,
          message,
          wishedFor && detail('correctionStep.wishedFor', { date: figures.date(wishedFor) }),
          step === 'answer' && detail('correctionStep.change', { old: value(oldValue), new: value(newValue) }),
        ];
        return { facts: [[detail(`correctionStep.${step}`), told.filter(Boolean).join('\n')]] };
      }),
    ];
  });
}

/** What was changed in the form, by whom and when. */
export function changeBlocks(words: PaperWords, { errorsFields, pastor }: Detail): Block[] {
  const { detail, figures } = words;
  const gender = pastor.leader['gender'];
  const value = (key: string, text: string | null) =>
    fieldKeyValueText(words, gender, key, text) ?? detail('section.empty');
  return errorsFields.map(({ key, old, new: after, who, when }) => ({
    facts: [
      [
        figures.instant(when),
        [
          detail('history.changed', {
            field: fullFieldLabel(words, key),
            old: value(key, old),
            new: value(key, after),
          }),
          who || detail('history.byApplicant'),
        ].join('\n'),
      ],
    ],
  }));
}

/** What happened, in the order of the card's history. */
export function historyBlocks(words: PaperWords, { history }: Detail): Block[] {
  const { detail, figures } = words;
  const inWords = historyWords(words);
  return history.filter(tellsSomething).map((entry) => {
    const who = whoDid(detail, entry);
    const told = [inWords.event(entry), inWords.assignment(entry), who];
    return { facts: [[figures.instant(entry.at), told.filter(Boolean).join('\n')]] };
  });
}

export const noteBlocks = ({ notes, figures }: PaperWords, written: readonly Note[]): Block[] =>
  written.flatMap(({ title, description, by, at, editedAt }): Block[] => [
    { heading: title, level: 2 },
    { text: description },
    quiet(
      [
        notes('by', { name: by.name, when: figures.instant(at) }),
        editedAt && notes('edited', { when: figures.instant(editedAt) }),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  ]);

export const referenceBlocks = (words: PaperWords, given: readonly Reference[]): Block[] =>
  given.flatMap(({ type, name, description, document, by, at }): Block[] => [
    { heading: name, level: 2 },
    quiet(words.references(`type.${type}`)),
    { text: description },
    ...(document ? [quiet(words.references('documentThen', { name: document.name }))] : []),
    quiet(words.references('by', { name: by.name, when: words.figures.instant(at) })),
  ]);
