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
  const target = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    if (value === undefined) onRemove();
    else target.current?.focus();
  };
  const take = (entered: string) => {
    setOpen(false);
    onChange(entered);
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
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {value === undefined ? filter.label : texts.chip(filter.label, filter.shown(value))}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.chooseValue(filter.label)} className={classes.editor}>
        {/* Opened again while it still closes, it begins with what was entered. */}
        <Editor
          key={value}
          label={filter.label}
          value={value ?? ''}
          wrong={filter.kind === 'text' ? filter.wrong : undefined}
          texts={texts}
          onEnter={take}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
