import { Anchor } from '@mantine/core';
import type { ChurchStatistics } from '@portal/contract/census/statistics.ts';
import { FIGURE_KEYS } from '@portal/domain/census/form.ts';
import { formatChange, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useReportWords } from '../report/useReportWords.ts';
import classes from './Statistics.module.css';

type Quarter = ChurchStatistics['quarters'][number];

interface Props {
  title: string;
  note: string;
  now: Quarter;
  before: Quarter | undefined;
  /** Draws a figure over the quarters. */
  onShow: (figure: string) => void;
}

const NOTHING = '–';
const said = (value: number | null | undefined) =>
  value === null || value === undefined ? NOTHING : formatNumber(value);

/** Every figure of a quarter, beside the quarter before and the mean of the region. */
export function FiguresTable({ title, note, now, before, onShow }: Props) {
  const t = useText('reportStatistics');
  const { label } = useReportWords();
  const answered = FIGURE_KEYS.filter((key) => now.values[key] !== null || now.mean[key] !== null);
  const changeOf = (value: number | null, was: number | null | undefined): string =>
    value === null || !was ? NOTHING : formatChange((value - was) / was);
  return (
    <Panel title={title}>
      <p className={classes.quiet}>{note}</p>
      {/* A wide table scrolls by itself, and whoever has no mouse scrolls it by the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroller} tabIndex={0}>
        <table className={classes.figures}>
          <thead>
            <tr>
              <th scope="col">{t('figure')}</th>
              <th scope="col">{t('church')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('change')}</th>
              <th scope="col">{t('mean')}</th>
            </tr>
          </thead>
          <tbody>
            {answered.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <Anchor component="button" type="button" onClick={() => onShow(key)}>
                    {label(key)}
                  </Anchor>
                </th>
                <td>{said(now.values[key])}</td>
                <td>{said(before?.values[key])}</td>
                <td>{changeOf(now.values[key], before?.values[key])}</td>
                <td>{said(now.mean[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
