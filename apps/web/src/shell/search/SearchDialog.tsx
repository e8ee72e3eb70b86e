import { useId, useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import type { Entry, Section } from './entry.ts';
import { EntryList } from './EntryList.tsx';
import { useRecent } from './recent.ts';
import { useActiveEntry } from './useActiveEntry.ts';
import { MOST_LETTERS, useFound } from './useFound.ts';
import { useFoundSections } from './useFoundSections.ts';
import { useLocalSections } from './useLocalSections.ts';
import classes from './SearchDialog.module.css';

const COMBOBOX = { role: 'combobox' } as const;

/** Applications, churches, people, screens and acts upon the open card, from anywhere and by the keyboard alone. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText('search');
  const common = useText('common');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const [recent, note] = useRecent();
  const { data, error, again, isLooking } = useFound(typed);
  const local = useLocalSections(words);
  const remote = useFoundSections({ found: data, words, recent, note });

  const sections: Section[] = (
    words === '' ? [local.acts, remote.recent, local.screens] : [...remote.found, local.acts, local.screens]
  ).filter(({ entries }) => entries.length > 0);
  const entries = sections.flatMap((section) => section.entries);
  const choose = ({ open }: Entry) => {
    onClose();
    open();
  };
  const { active, onKeyDown, forget } = useActiveEntry({ entries, isSettled: !isLooking, choose });
  const list = useId();
  const idOf = ({ key }: Entry) => `${list}${key.replaceAll(/[^\w-]/g, '_')}`;
  const type = (text: string) => {
    setTyped(text);
    forget();
  };
  const state = isLooking ? t('looking') : words === '' ? '' : t('found', { count: entries.length });

  return (
    <DialogFrame title={t('title')} closeLabel={common('close')} onClose={onClose} closeOutside>
      <TextInput
        type="search"
        {...COMBOBOX}
        enterKeyHint="go"
        autoComplete="off"
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-activedescendant={active && idOf(active)}
        placeholder={t('hint')}
        maxLength={MOST_LETTERS}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={typed !== '' && <CloseButton size={24} aria-label={t('clear')} onClick={() => type('')} />}
        classNames={{ input: classes.input ?? '' }}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <output className={classes.state} aria-busy={isLooking}>
        {state}
      </output>
      <EntryList id={list} label={t('label')} sections={sections} active={active} idOf={idOf} onChoose={choose} />
      {error && <FailedReading title={t('failed')} error={error} onRetry={again} busy={isLooking} />}
    </DialogFrame>
  );
}
