import { useId, useState } from 'react';
import { Button, CloseButton, Drawer, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { faqMatches, readFaqElements } from '@portal/domain/content/faq.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { useFaq } from './faq.queries.ts';
import classes from './FaqPanel.module.css';

/** The frequent questions beside whatever is on the screen, searchable. */
export default function FaqPanel({ onClose }: { onClose: () => void }) {
  const t = useText('content');
  const common = useText('common');
  const { data, error, isPending, isFetching, refetch } = useFaq();
  const [wanted, setWanted] = useState('');
  const heading = useId();
  const groups = (data?.content ?? []).flatMap(({ title, list_fqa_elements }) => {
    const elements = readFaqElements(list_fqa_elements)?.filter((element) => faqMatches(wanted, title, element)) ?? [];
    return elements.length > 0 ? [{ title, elements }] : [];
  });
  const count = groups.reduce((sum, { elements }) => sum + elements.length, 0);

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="26rem"
      title={t('panelTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={classes.panel}>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSectionPointerEvents="all"
          rightSection={
            wanted !== '' && <CloseButton aria-label={t('clearSearch')} size="md" onClick={() => setWanted('')} />
          }
          data-autofocus
        />
        <output className={classes.count}>{data && wanted.trim() !== '' && count > 0 && t('found', { count })}</output>
        {isPending && <SkeletonLines lines={6} label={common('loading')} />}
        {error && !data && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
        {data && count === 0 && (
          <div className={classes.none}>
            <output>{wanted.trim() === '' ? t('noQuestions') : t('noneFound')}</output>
            {wanted !== '' && (
              <Button variant="default" onClick={() => setWanted('')}>
                {t('clearSearch')}
              </Button>
            )}
          </div>
        )}
        {groups.map(({ title, elements }, index) => (
          <section key={title} aria-labelledby={`${heading}${index}`}>
            <h3 id={`${heading}${index}`} className={classes.group}>
              {title}
            </h3>
            {elements.map(({ list_fqa_element_position: position, question, answer }) => (
              // What was looked for is shown at once.
              <details key={position} className={classes.element} open={wanted.trim() !== ''}>
                <summary>
                  {question}
                  <IconChevronDown size={18} stroke={1.6} aria-hidden />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </Drawer>
  );
}
