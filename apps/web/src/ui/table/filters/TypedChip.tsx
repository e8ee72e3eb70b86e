import { useRef, useState } from 'react';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ChipProps, SpanFilter, TextFilter } from './filter.ts';
import { SpanEditor } from './SpanEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import classes from './FilterBar.module.css';

/** A filter whose value is entered: days, or a part of a text. */
export function TypedChip({ filter, value, texts, onChange, onRemove }: ChipProps<SpanFilter | TextFilter>) {
  const [isOpen, setOpen] = useState(value === undefined);
  /** How often it was opened: each time it begins anew, and stays while it is open, whatever arrives meanwhile. */
  const [opening, setOpening] = useState(0);
  /** What was entered, until the list has taken it over. */
  const [entered, setEntered] = useState<{ text: string; before: string | undefined }>();
  const present = entered && entered.before === value ? entered.text : value;
  const target = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    if (value === undefined) onRemove();
    else target.current?.focus();
  };
  const openAnew = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  const take = (text: string) => {
    setOpen(false);
    setEntered({ text, before: value });
    onChange(text);
    target.current?.focus();
  };
  const Editor = filter.kind === 'span' ? SpanEditor : TextEditor;
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => !open && close()}
      position="bottom-start"
      withinPortal={false}
      floatingStrategy="fixed"
      trapFocus
      returnFocus={false}
    >
      <Popover.Target>
        <UnstyledButton
          ref={target}
          className={classes.chipButton}
          aria-label={value === undefined ? texts.chooseValue(filter.label) : undefined}
          onClick={() => (isOpen ? close() : openAnew())}
        >
          {value === undefined ? filter.label : texts.chip(filter.label, filter.shown(value))}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.chooseValue(filter.label)} className={classes.editor}>
        <Editor
          key={opening}
          label={filter.label}
          value={present ?? ''}
          wrong={filter.kind === 'text' ? filter.wrong : undefined}
          texts={texts}
          onEnter={take}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
