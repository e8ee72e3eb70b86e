import { Alert } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatInstant, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from '../card/readiness/CardWork.module.css';
import { CardActions } from '../card/readiness/CardActions.tsx';

/** That the open application lies in the bin: by whom, when and why, for how long, and what can be done. */
export default function DeletionBanner({ application }: { application: Detail }) {
  const t = useText('bin');
  const { deletion } = application;
  if (!deletion) return null;
  const { daysLeft: days } = deletion;
  return (
    <Alert className={classes.work ?? ''} color="red" icon={<IconTrash size={20} aria-hidden />}>
      <p>{t('banner', { by: deletion.by, when: formatInstant(deletion.at), reason: deletion.reason })}</p>
      <p>{t('bannerLeft', { count: days, shown: formatNumber(days) })}</p>
      <CardActions card={application} />
    </Alert>
  );
}
