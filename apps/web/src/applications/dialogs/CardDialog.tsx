import type { ComponentProps } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { useApplication } from '../applications.queries.ts';
import { CardNews } from './CardNews.tsx';

interface Props extends Omit<ComponentProps<typeof ActDialog>, 'news'> {
  card: Pick<Card, 'id'>;
  /** Whether it can still be done with the application as it is now. */
  canStill: (now: Detail) => boolean;
}

/**
 * The frame of a dialog upon a card. Where somebody else changed the card first, it shows what it is now; where the act
 * has become impossible by that, its button goes, for it would fail again.
 */
export function CardDialog({ card, canStill, submit, form, ...rest }: Props) {
  const error = form.failures?.error;
  const isStale = isRefusal(error, 'move.stale');
  const isGone = isRefusal(error, 'http.notFound') || isRefusal(error, 'application.deleted');
  const { data: now, isFetching } = useApplication(card.id, isStale);
  const fresh = isStale && !isFetching ? now : undefined;
  const isOver = isGone || (isStale && !(fresh && canStill(fresh)));
  return (
    <ActDialog
      {...rest}
      form={form}
      submit={isOver ? undefined : submit}
      news={(isGone || fresh) && <CardNews error={error} now={fresh} isOver={isOver} />}
    />
  );
}
