import { useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import classes from './FilterBar.module.css';

const TYPING_MS = 300;

interface Props {
  label: string;
  clearLabel: string;
  value: string;
  /** What is wrong with the words, which then are not searched for. */
  wrong: (words: string) => string | undefined;
  onChange: (search: string) => void;
}

/** Searches a moment after the last key. What the address says meanwhile (back, a saved view) stands in it at once. */
export function SearchBox({ label, clearLabel, value, wrong, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const apply = useDebouncedCallback((search: string) => {
    if (wrong(search) !== undefined) return;
    setSent(search);
    onChange(search);
  }, TYPING_MS);

  // The address follows what was sent with a delay; only what came from elsewhere replaces what is being typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const type = (text: string) => {
    setTyped(text);
    apply(text.trim());
  };
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton size={24} iconSize={14} aria-label={clearLabel} onClick={() => type('')} />
      }
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      error={wrong(typed.trim())}
      className={classes.search ?? ''}
      classNames={{ input: classes.searchInput ?? '' }}
    />
  );
}
