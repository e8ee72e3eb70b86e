import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconTag, IconX } from '@tabler/icons-react';
import type { CardForReader, Label } from '@portal/contract/applications/card.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { acceptCard } from '../applications.queries.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { TagChip } from './TagChip.tsx';
import classes from './TagChips.module.css';

/** The tags of the open card: who may tag takes them off here, with a way back, and opens the list to add others. */
export function CardTags({ card }: { card: CardForReader }) {
  const t = useText('tags');
  const board = useText('applications');
  const actions = useBoardActions();
  const client = useQueryClient();
  const adding = useRef<HTMLButtonElement>(null);
  const { press, pressed } = useQuickAct({
    act: async ({ id: tag, on }: Label & { on: boolean }) => {
      const answer = await call('setTag', { params: { id: card.id }, body: { tag, on } });
      acceptCard(client, answer);
      return answer;
    },
    done: ({ name, on }) => t(on ? 'added' : 'removed', { name }),
    failed: ({ name, on }) => t(on ? 'notAdded' : 'notRemoved', { name }),
    undo: (tag, _, again) => again({ ...tag, on: !tag.on }),
    // The button that was pressed goes with its tag.
    after: ({ on }) => !on && adding.current?.focus({ preventScroll: true }),
  });
  const { labels, may } = card;
  if (labels.length === 0 && !may.tag) return null;
  return (
    <ul className={classes.tags} aria-label={board('card.tags')}>
      {labels.map((tag) => (
        <li key={tag.id} className={classes.tag}>
          <TagChip tag={tag}>
            {may.tag && (
              <button
                type="button"
                className={classes.remove}
                aria-label={t('remove', { name: tag.name })}
                title={t('remove', { name: tag.name })}
                aria-disabled={pressed !== undefined}
                onClick={() => pressed === undefined && press({ ...tag, on: false })}
              >
                <IconX size={14} aria-hidden />
              </button>
            )}
          </TagChip>
        </li>
      ))}
      {may.tag && (
        <li className={classes.tag}>
          <Button
            ref={adding}
            size="compact-sm"
            variant="subtle"
            leftSection={<IconTag size={14} aria-hidden />}
            onClick={() => actions.begin({ row: 'tag', card })}
          >
            {t('add')}
          </Button>
        </li>
      )}
    </ul>
  );
}
