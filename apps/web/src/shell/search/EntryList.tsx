import { useEffect } from 'react';
import { UnstyledButton } from '@mantine/core';
import type { Entry, Section } from './entry.ts';
import classes from './SearchDialog.module.css';

/** The focus stays in the field, which has the keys of all lines. */
const LIST = { role: 'listbox' } as const;
const LINE = { role: 'option', tabIndex: -1 } as const;

interface Props {
  id: string;
  label: string;
  sections: readonly Section[];
  active: Entry | undefined;
  idOf: (entry: Entry) => string;
  onChoose: (entry: Entry) => void;
}

/** The lines under their headings. The focus stays in the field, which says which line is active. */
export function EntryList({ id, label, sections, active, idOf, onChoose }: Props) {
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} {...LIST} aria-label={label} className={classes.list} hidden={sections.length === 0}>
      {sections.map((section) => (
        <fieldset key={section.key} className={classes.section} aria-label={section.label}>
          <div className={classes.heading} aria-hidden>
            {section.label}
          </div>
          {section.entries.map((entry) => (
            <UnstyledButton
              key={entry.key}
              id={idOf(entry)}
              {...LINE}
              aria-selected={entry.key === active?.key}
              className={classes.entry}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <entry.icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
              <span className={classes.words}>
                <span className={classes.title}>{entry.title}</span>
                {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
              </span>
            </UnstyledButton>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
