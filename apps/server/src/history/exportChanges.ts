import { centsText, dateText, numberText } from '@portal/messages/figures.ts';
import type { ChangeWords } from '@portal/messages/history/changedField.ts';
import { changedFields, changeEvent } from '@portal/messages/history/changeWords.ts';
import { exportOf, type ExportedList } from '../platform/lists/exportOf.ts';
import type { ExportWords } from '../platform/lists/exportWords.ts';
import { tellChanges, type Changes } from './changes.ts';

/** Every change with all its fields, in the words of the file. */
export const changesExport = (changes: Changes): ExportedList =>
  exportOf('listChanges', 'history', { rows: changes.whole, tell: tellChanges }, [
    { key: 'at', instant: ({ at }) => at },
    {
      key: 'by',
      text: ({ by, byApplicant }, words) => by ?? words.say('history', byApplicant ? 'byClient' : 'bySystem'),
    },
    { key: 'noun', text: ({ noun }, words) => words.say('history', `noun.${noun}`) },
    { key: 'record', text: ({ subject }) => subject.name },
    { key: 'what', text: (change, words) => changeEvent(changeWordsOf(words), change.noun, change), width: 30 },
    {
      key: 'changed',
      text: (change, words) =>
        changedFields(changeWordsOf(words), change.noun, change)
          .map(({ label: field, from, to }) =>
            from === undefined
              ? words.say('history', 'fieldValue', { field, to })
              : words.say('history', 'fieldChange', { field, from, to }),
          )
          .join('; '),
      width: 60,
    },
    { key: 'ip', text: ({ ip }) => ip, width: 16 },
  ]);

export const changeWordsOf = ({ language, say, list, country }: ExportWords): ChangeWords => ({
  history: (key, params) => say('history', key, params),
  permissions: (key, params) => say('permissions', key, params),
  stages: (key, params) => say('stages', key, params),
  figures: {
    list,
    country,
    date: (day) => dateText(language, day),
    number: (value) => numberText(language, value),
    money: (cents, currency) => centsText(language, cents, currency),
  },
});
