import type { MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './MinistryRules.module.css';

/** Bands as a picture, from the smallest: each with its colour, its class and its members in words. */
export function BandBar({ bands }: { bands: readonly Omit<MinistryBand, 'country'>[] }) {
  const t = useText('configuration');
  const lowest = bands[0]?.threshold.min ?? 0;
  return (
    <ol className={classes.bar} aria-label={t('picture')}>
      {lowest > 0 && <li className={classes.piece}>{t('pictureBelow', { min: formatNumber(lowest) })}</li>}
      {bands.map(({ colour, threshold: { min, max } }, index) => {
        const params = { rank: index + 1, min: formatNumber(min), max: formatNumber(max ?? 0) };
        return (
          <li key={min} className={classes.piece} style={{ borderLeftColor: colour }}>
            {t(max === null ? 'pictureLast' : 'pictureBand', params)}
          </li>
        );
      })}
    </ol>
  );
}
