import { Tabs } from '@mantine/core';
import { useText } from '../platform/texts/i18n.ts';
import { useAddress } from '../platform/address/useAddress.ts';
import { Screen } from '../ui/Screen.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { ProblemList } from './ProblemList.tsx';

const PARTS = ['reports', 'jobs'] as const;

/** What failed: what staff told the administrators of, and work of the server (`?jobs`). */
export function ProblemsScreen() {
  const t = useText('problems');
  const common = useText('common');
  const { address, change } = useAddress();
  const shown = address.has('jobs') ? 'jobs' : 'reports';
  return (
    <Screen title={t('title')} product={common('productName')} lead={t(shown === 'jobs' ? 'jobsLead' : 'lead')}>
      <Tabs value={shown} onChange={(value) => change({ jobs: value === 'jobs' ? '' : undefined })} keepMounted={false}>
        <Tabs.List aria-label={t('title')}>
          {PARTS.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {t(`part.${part}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="reports" pt="md">
          <ProblemList />
        </Tabs.Panel>
        <Tabs.Panel value="jobs" pt="md">
          <FailedJobs />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
