import { useSignedIn } from '../../platform/session/actor.ts';
import { formatDate, formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './DemoNotice.module.css';

/** For whom one stands in today, and until when (product/assignments.md#absence). */
export function StandInNotice() {
  const t = useText('accounts');
  const { standsInFor } = useSignedIn().me;
  const names = formatList(
    standsInFor.map(({ name, until }) => t('standsInUntil', { name, until: formatDate(until) })),
  );
  return (
    <section className={classes.notice} aria-label={t('standsInLabel')}>
      <span>{t('standsIn', { names })}</span>
    </section>
  );
}
