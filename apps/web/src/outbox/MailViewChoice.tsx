import { SegmentedControl } from '@mantine/core';
import { useText } from '../platform/texts/i18n.ts';
import { MAIL_VIEWS, type MailView } from './outboxAddress.ts';

export interface Viewing {
  view: MailView;
  onView: (view: MailView) => void;
}

/** As text, or as it is sent. */
export function MailViewChoice({ view, onView }: Viewing) {
  const t = useText('outbox');
  return (
    <SegmentedControl
      aria-label={t('view')}
      data={MAIL_VIEWS.map((each) => ({ value: each, label: t(`view.${each}`) }))}
      value={view}
      onChange={onView}
    />
  );
}
