import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconEdit, IconHistory, IconPin, IconPinnedOff, IconPinFilled, IconTrash } from '@tabler/icons-react';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Notes.module.css';

/** What it opens in its place or above it. */
export type ShownOfItem = 'form' | 'earlier' | 'removal' | undefined;

interface Props {
  title: string;
  written: { id: number; pinned: boolean; by: { id: number }; editedAt: string | null; version: number };
  /** Who may write pins any; its author changes and removes it. */
  mayWrite: boolean;
  words: Readonly<Record<'actions' | 'ownOnly' | 'by' | 'pinned' | 'unpinned' | 'notPinned', string>>;
  /** `after` what was done is seen. */
  pin: { act: (pinned: boolean) => Promise<unknown>; after: () => void };
  shows: ShownOfItem;
  onShow: (shown: ShownOfItem) => void;
  form: ReactNode;
  earlier: ReactNode;
  removal: ReactNode;
  children: ReactNode;
}

/** A note or a reference: what it says, who wrote it and when, and what this reader may do with it. */
export function WrittenItem(props: Props) {
  const { title, written, mayWrite, words, pin, shows, onShow, form, earlier, removal, children } = props;
  const t = useText('notes');
  const actor = useActor();
  const { id, pinned, by, editedAt, version } = written;
  const { press } = useQuickAct({
    act: (to: { id: number; pinned: boolean }) => pin.act(to.pinned),
    done: (to) => (to.pinned ? words.pinned : words.unpinned),
    failed: () => words.notPinned,
    after: pin.after,
  });
  if (shows === 'form') return <li className={classes.note}>{form}</li>;
  const why = by.id === actor.userId ? undefined : words.ownOnly;
  return (
    <li className={classes.note} data-pinned={pinned}>
      <div className={classes.head}>
        <h4 className={classes.noteTitle}>{title}</h4>
        {(mayWrite || version > 1) && (
          <RowMenu
            label={words.actions}
            acts={[
              mayWrite && {
                label: t(pinned ? 'unpin' : 'pin'),
                icon: pinned ? IconPinnedOff : IconPin,
                does: () => press({ id, pinned: !pinned }),
              },
              mayWrite && { label: t('edit'), icon: IconEdit, does: () => onShow('form'), why },
              version > 1 && { label: t('earlier'), icon: IconHistory, does: () => onShow('earlier') },
              mayWrite && {
                label: t('remove'),
                icon: IconTrash,
                does: () => onShow('removal'),
                why,
                danger: true,
              },
            ]}
          />
        )}
      </div>
      {children}
      <p className={classes.quiet}>
        {pinned && (
          <span className={classes.pin}>
            <IconPinFilled size={14} aria-hidden />
            {t('pinned')}
          </span>
        )}
        {words.by}
        {editedAt && ` · ${t('edited', { when: formatInstant(editedAt) })}`}
      </p>
      {shows === 'earlier' && (
        <>
          {earlier}
          <Button size="compact-sm" variant="default" onClick={() => onShow(undefined)}>
            {t('hideEarlier')}
          </Button>
        </>
      )}
      {shows === 'removal' && removal}
    </li>
  );
}
