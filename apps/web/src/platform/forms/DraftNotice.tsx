import { Button } from '@mantine/core';
import { useText } from '../texts/i18n.ts';
import classes from './Notices.module.css';

interface Props {
  /** Nothing where the form was opened empty. */
  found: { sent: boolean } | undefined;
  /** Files are not kept with the rest. */
  hasFile: boolean;
  onDiscard: () => void;
}

/** Says that what had been entered before stands in the form again, and offers to begin anew. */
export function DraftNotice({ found, hasFile, onDiscard }: Props) {
  const t = useText('forms');
  return (
    <div className={found ? classes.notice : classes.silent}>
      <output>
        {found && t('draft')} {found && hasFile && t('draftFile')} {found?.sent && t('draftSent')}
      </output>
      {found && (
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          {t('discardDraft')}
        </Button>
      )}
    </div>
  );
}
