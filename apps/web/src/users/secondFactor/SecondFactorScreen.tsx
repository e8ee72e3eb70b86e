import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { FactorDialogs, type Asked } from './FactorDialogs.tsx';
import { FactorParts } from './FactorParts.tsx';
import { ownFactorsQuery } from './secondFactor.queries.ts';

interface Props {
  title?: string;
  lead?: string;
  actions?: ReactNode;
  /** Whether a question is open, or codes are shown. */
  onOpen?: (open: boolean) => void;
}

/** The own second factor: what there is, and the power to change it (product/sessions.md#second-factor). */
export function SecondFactorScreen({ title, lead, actions, onOpen }: Props) {
  const t = useText('secondFactor');
  const common = useText('common');
  const { data: factors, error, isPending, isFetching, refetch } = useQuery(ownFactorsQuery);
  const [asked, setAsked] = useState<Asked>();
  const ask = (now: Asked | undefined) => {
    setAsked(now);
    onOpen?.(now !== undefined);
  };
  return (
    <Screen
      title={title ?? t('title')}
      product={common('productName')}
      lead={lead ?? t('lead')}
      {...(actions !== undefined && { actions })}
    >
      {isPending && <SkeletonLines lines={6} label={common('loading')} />}
      {factors && <FactorParts factors={factors} onAsk={ask} />}
      {error && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
      {factors && asked && <FactorDialogs asked={asked} factors={factors} onAsk={ask} />}
    </Screen>
  );
}
