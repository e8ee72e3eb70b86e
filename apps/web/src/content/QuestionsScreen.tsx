import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import { useFaqForEditing } from './faq.queries.ts';

/** Editing of the frequent questions: groups, elements and their order, both languages side by side. */
export function QuestionsScreen() {
  const t = useText('content');
  const common = useText('common');
  const { data: kept, error, isPending, isFetching, refetch } = useFaqForEditing();
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')}>
      {isPending && <SkeletonLines lines={8} label={common('loading')} />}
      {error && !kept && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
      {kept && (
        <>
          <p>
            {kept.savedBy === null
              ? t('savedByPortal')
              : t('savedBy', { name: kept.savedBy, instant: formatInstant(kept.savedAt) })}
          </p>
          {/* What was saved begins a new form: nothing of it is unsaved any more. */}
          <QuestionsForm key={kept.version} kept={kept} />
        </>
      )}
    </Screen>
  );
}
