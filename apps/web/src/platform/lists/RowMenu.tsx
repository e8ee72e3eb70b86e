import { useId } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useThisList } from './wayBack.ts';
import classes from './RowMenu.module.css';

export interface RowAct {
  label: string;
  icon: Icon;
  /** The address of a screen, which leads back to the list as it was, or what a press does. */
  does: string | (() => void);
  /** Why this reader may not, and who may: then it is listed, closed. */
  why?: string | undefined;
  /** It cannot be undone, and stands apart. */
  danger?: true;
}

/** What may be done about a row. What does not concern it is not there; what the reader may not do is, and says why. */
export function RowMenu({ label, acts }: { label: string; acts: readonly (RowAct | false)[] }) {
  const all = acts.filter((act) => act !== false);
  const open = all.filter(({ why }) => why === undefined);
  const reasons = new Set(all.flatMap(({ why }) => why ?? []));
  const usual = open.filter(({ danger }) => !danger);
  const dangerous = open.filter(({ danger }) => danger);
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {usual.map((act) => (
          <OpenAct key={act.label} act={act} />
        ))}
        {usual.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((act) => (
          <OpenAct key={act.label} act={act} />
        ))}
        {[...reasons].map((why, place) => (
          <ClosedActs
            key={why}
            why={why}
            acts={all.filter((act) => act.why === why)}
            isApart={open.length + place > 0}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function OpenAct({ act: { label, icon: Mark, does, danger } }: { act: RowAct }) {
  const list = useThisList();
  const shown = { className: danger ? (classes.danger ?? '') : '', leftSection: <Mark size={16} aria-hidden /> };
  return typeof does === 'string' ? (
    <Menu.Item component={Link} to={does} state={list} {...shown}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={does} {...shown}>
      {label}
    </Menu.Item>
  );
}

/** Those that are closed for one reason, under it. */
function ClosedActs({ why, acts, isApart }: { why: string; acts: readonly RowAct[]; isApart: boolean }) {
  const whyId = useId();
  return (
    <>
      {isApart && <Menu.Divider />}
      <Menu.Label id={whyId} className={classes.why ?? ''}>
        {why}
      </Menu.Label>
      {acts.map(({ label, icon: Mark }) => (
        <Menu.Item
          key={label}
          className={classes.closed ?? ''}
          leftSection={<Mark size={16} aria-hidden />}
          closeMenuOnClick={false}
          aria-disabled
          aria-describedby={whyId}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
