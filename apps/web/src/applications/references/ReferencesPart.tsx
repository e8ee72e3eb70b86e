import { useId, useState } from 'react';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLock, IconPlus } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { REFERENCE_TYPES, type ReferenceType } from '@portal/domain/applications/references.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useBoardAddress } from '../boardAddress.ts';
import classes from '../notes/Notes.module.css';
import { ReferenceForm } from './ReferenceForm.tsx';
import { ReferenceItem } from './ReferenceItem.tsx';
import { useReferences } from './references.queries.ts';

/** Of so many references on a search is offered. */
const MANY = 4;
const TYPED_MS = 250;
const ALL = 'ALL';

/** What others say of the leader: what is pinned first, then the newest; a search within the card, and a form for one more. */
export function ReferencesPart({ application }: { application: Pick<Detail, 'id' | 'may' | 'references'> }) {
  const { id, may, references: counts } = application;
  const t = useText('references');
  const heading = useId();
  const { writing, write, endEditing } = useBoardAddress();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPED_MS);
  const [type, setType] = useState<ReferenceType>();
  const count = counts.POSITIVE + (counts.NEGATIVE ?? 0);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useReferences(id, {
    search,
    type,
    count,
  });
  const references = data?.pages.flatMap((page) => page.data);
  const isWriting = writing === 'REFERENCE' && may.reference;
  const isNarrowed = search !== '' || type !== undefined;
  return (
    <section aria-labelledby={heading} className={classes.part} tabIndex={-1} data-notes="REFERENCE">
      <div className={classes.head}>
        <h3 id={heading} className={classes.title}>
          {t('title')}
        </h3>
        {may.reference && !isWriting && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => write(id, 'REFERENCE')}
          >
            {t('add')}
          </Button>
        )}
      </div>
      <p className={classes.internal}>
        <IconLock size={16} aria-hidden />
        {t('internal')}
      </p>
      {isWriting && <ReferenceForm card={id} onDone={endEditing} onLeave={endEditing} />}
      {(count >= MANY || typed !== '') && (
        <TextInput label={t('search')} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      )}
      {counts.POSITIVE > 0 && (counts.NEGATIVE ?? 0) > 0 && (
        <SegmentedControl
          aria-label={t('show')}
          data={[
            { value: ALL, label: t('all') },
            ...REFERENCE_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) })),
          ]}
          value={type ?? ALL}
          onChange={(value) => setType(REFERENCE_TYPES.find((one) => one === value))}
        />
      )}
      {error && !references && <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />}
      {!references && !error && <SkeletonLines lines={3} label={t('loading')} />}
      {references?.length === 0 && !isWriting && <p className={classes.quiet}>{t(isNarrowed ? 'noMatch' : 'none')}</p>}
      {references && references.length > 0 && (
        <ul className={classes.notes} aria-label={t('title')}>
          {references.map((reference) => (
            <ReferenceItem key={reference.id} card={id} reference={reference} mayWrite={may.reference} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
