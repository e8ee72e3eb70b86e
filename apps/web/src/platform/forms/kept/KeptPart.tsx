import type { ComponentType } from 'react';
import { UntilRead } from '../../failures/UntilRead.tsx';
import { formatInstant } from '../../texts/format.ts';
import { useText } from '../../texts/i18n.ts';
import classes from '../EditedList.module.css';

interface Kept {
  version: number;
  savedAt: string;
  savedBy: string | null;
}

interface Props<Content extends Kept> {
  query: {
    isPending: boolean;
    isFetching: boolean;
    error: Error | null;
    data?: Content | undefined;
    refetch: () => unknown;
  };
  Form: ComponentType<{ kept: Content }>;
}

/** What is kept and saved as a whole: who saved it last, and its form, which begins anew with what was saved. */
export function KeptPart<Content extends Kept>({ query, Form }: Props<Content>) {
  const t = useText('forms');
  const { data: kept } = query;
  return (
    <div className={classes.section}>
      <UntilRead query={query} />
      {kept && (
        <>
          <p>
            {kept.savedBy === null
              ? t('savedByPortal')
              : t('savedBy', { name: kept.savedBy, instant: formatInstant(kept.savedAt) })}
          </p>
          {/* Nothing of what was saved is unsaved any more. */}
          <Form key={kept.version} kept={kept} />
        </>
      )}
    </div>
  );
}
