import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Tab } from '../boardAddress.ts';
import { tabOfField } from '../card/tabOfField.ts';
import classes from './Corrections.module.css';

/** Beside the name of a tab: how many corrections of its fields came back and are to be looked at. */
export function TabReviews({ application, tab }: { application: Detail | undefined; tab: Tab }) {
  const t = useText('applicationDetail');
  const count = (application?.corrections ?? []).filter(
    ({ state, field }) => state === 'CORRECTED' && tabOfField(field) === tab,
  ).length;
  if (count === 0) return null;
  return (
    <span className={classes.toReview}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className={classes.heard}>{t('pencil.countToReview', { count })}</span>
    </span>
  );
}
