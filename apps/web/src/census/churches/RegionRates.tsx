import { useState } from 'react';
import { Link } from 'react-router';
import type { QuarterRates as Told, ReportRates } from '@portal/contract/census/reportChurches.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { OWED_STATES } from '../reports.queries.ts';
import { churchesIn, shareOf } from './rates.ts';
import classes from './Churches.module.css';

interface Props {
  regions: Told['regions'];
  /** The quarter that the newest is compared with. */
  before: Told['quarters'][number] | undefined;
}

/** The same by Ephesian, folded away: who is furthest behind stands first. */
export function RegionRates({ regions, before }: Props) {
  const t = useText('reportChurches');
  const [isOpen, setOpen] = useState(false);
  const rows = regions.flatMap(({ ephesian, rates: [now, past] }) =>
    now && now.generated > 0 ? [{ ephesian, now, past }] : [],
  );
  const behind = rows.toSorted(
    (one, other) => one.now.received / one.now.generated - other.now.received / other.now.generated,
  );
  return (
    <details className={classes.regions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('byEphesian')}</summary>
      {isOpen && <RateTable rows={behind} before={before} />}
    </details>
  );
}

interface Row {
  ephesian: Told['regions'][number]['ephesian'];
  now: ReportRates;
  past: ReportRates | undefined;
}

function RateTable({ rows, before }: { rows: readonly Row[]; before: Props['before'] }) {
  const t = useText('reportChurches');
  return (
    <>
      {/* A wide table scrolls by itself, and whoever has no mouse scrolls it by the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.scroller} aria-label={t('byEphesian')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('ephesian')}</th>
              <th scope="col">{t('rate.received')}</th>
              <th scope="col">{t('rate.owed')}</th>
              <th scope="col">{t('rate.expired')}</th>
              {before && <th scope="col">{t('byNow', before.census)}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ ephesian, now, past }) => {
              const who = ephesian?.id ?? 'none';
              const owed = now.generated - now.received - now.expired;
              return (
                <tr key={who}>
                  <th scope="row">{ephesian?.name ?? t('nobody')}</th>
                  <td>
                    <Link to={churchesIn(['SEND'], who)}>{shareOf(now.received, now)}</Link>
                  </td>
                  <td>
                    <Link to={churchesIn(OWED_STATES, who)}>{formatNumber(owed)}</Link>
                  </td>
                  <td>
                    <Link to={churchesIn(['EXPIRED'], who)}>{formatNumber(now.expired)}</Link>
                  </td>
                  {before && <td>{past ? shareOf(past.receivedByNow, past) : '–'}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
