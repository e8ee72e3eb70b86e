import { Button } from '@mantine/core';
import { IconCalendarPlus, IconEye, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { QuarterlyReport } from '@portal/contract/census/reports.ts';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { reportAddress } from './reportAddress.ts';
import classes from './Quarterly.module.css';

interface Props {
  church: number;
  report: QuarterlyReport;
  onReopen: () => void;
}

const MARKS = { start: IconPlayerPlay, edit: IconPencil, view: IconEye };

/** What this reader may do about a report; to answer it is the next step, and stands out. */
export function ReportActs({ church, report, onReopen }: Props) {
  const t = useText('quarterlyReports');
  const names = useText('reportChurches');
  const here = useThisList();
  const name = names('quarterOf', report.census);
  return (
    <div className={classes.acts}>
      {report.may.map((act) => {
        if (act === 'download') return report.files && <DownloadMenu key={act} name={name} files={report.files} />;
        if (act === 'reopen')
          return (
            <Button
              key={act}
              variant="subtle"
              size="compact-md"
              leftSection={<IconCalendarPlus size={16} aria-hidden />}
              aria-label={t('reopenOf', { report: name })}
              onClick={onReopen}
            >
              {t('reopen')}
            </Button>
          );
        const Mark = MARKS[act];
        return (
          <Button
            key={act}
            component={Link}
            to={reportAddress(church, report.census.id, act)}
            state={here}
            variant={act === 'view' ? 'default' : 'filled'}
            size="compact-md"
            leftSection={<Mark size={16} aria-hidden />}
            aria-label={t(`${act}Of`, { report: name })}
          >
            {t(act)}
          </Button>
        );
      })}
    </div>
  );
}
