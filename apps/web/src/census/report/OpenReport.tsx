import { useMemo, useState } from 'react';
import { Button, NativeSelect, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { CENSUS_SECTIONS } from '@portal/domain/census/form.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { focusWhenThere } from '../../platform/browser/focusWhenThere.ts';
import { SavingNote } from '../../platform/forms/saving/SavingNote.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { focusField } from './fieldId.ts';
import { leftToDo, sectionOf } from './reportParts.ts';
import { SectionPart } from './SectionPart.tsx';
import { SendPart } from './SendPart.tsx';
import type { Path } from './typedReport.ts';
import { useFilling } from './useFilling.ts';
import classes from './Report.module.css';

const PARTS = [...CENSUS_SECTIONS, 'review'] as const;
type Part = (typeof PARTS)[number];
const PHONE = '(max-width: 48em)';
const HEADING = 'report-part';

const partIn = (text: string | null): Part => PARTS.find((part) => part === text) ?? 'membership';

/** A report that is filled in part by part, saved while it is typed, and sent at the end. */
export function OpenReport({ told, onSent }: { told: CensusReport; onSent: () => void }) {
  const t = useText('censusReport');
  const form = useText('censusForm');
  const { address, change } = useAddress();
  const part = partIn(address.get('part'));
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const report = useFilling(told);
  const { filling, saving, send } = report;
  /** Once somebody wanted to send it, what is missing is marked. */
  const [isMarked, setMarked] = useState(part === 'review');
  const left = useMemo(() => leftToDo(filling, told.past), [filling, told.past]);
  const marked = useMemo(() => new Set(isMarked ? left : []), [isMarked, left]);

  const show = (next: Part) => {
    if (next === 'review') setMarked(true);
    change({ part: next === 'membership' ? undefined : next }, { replace: true });
  };
  const step = (next: Part) => {
    show(next);
    focusWhenThere(() => document.getElementById(HEADING));
  };
  const mend = (path: Path) => {
    show(sectionOf(path));
    focusField(path);
  };
  const titleOf = (each: Part) => (each === 'review' ? t('review') : form(`section.${each}`));
  const wrongIn = (each: Part) => left.filter((path) => marked.has(path) && sectionOf(path) === each).length;
  const saidOf = (each: Part) => {
    const count = wrongIn(each);
    return count === 0 ? titleOf(each) : t('wrong', { label: titleOf(each), count });
  };
  const index = PARTS.indexOf(part);
  const [previous, next] = [PARTS[index - 1], PARTS[index + 1]];
  const isSomeHeld = Object.keys(filling.typed).length > 0;
  return (
    <div className={classes.open}>
      <div className={classes.head}>
        {isPhone ? (
          <NativeSelect
            label={t('part')}
            value={part}
            data={PARTS.map((each) => ({ value: each, label: saidOf(each) }))}
            onChange={({ currentTarget }) => show(partIn(currentTarget.value))}
          />
        ) : (
          <Tabs value={part} onChange={(value) => show(partIn(value))}>
            <Tabs.List aria-label={t('parts')}>
              {PARTS.map((each) => (
                <Tabs.Tab
                  key={each}
                  value={each}
                  {...(wrongIn(each) > 0 && {
                    'aria-label': saidOf(each),
                    rightSection: <IconAlertTriangle size={14} aria-hidden />,
                  })}
                >
                  {titleOf(each)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
        )}
        <SavingNote saving={saving} except={isSomeHeld} onRetry={() => void send()} />
      </div>
      <section aria-labelledby={HEADING} className={classes.part}>
        <h2 id={HEADING} tabIndex={-1}>
          {titleOf(part)}
        </h2>
        {part === 'review' ? (
          <SendPart told={told} report={report} onMend={mend} onSent={onSent} />
        ) : (
          <SectionPart section={part} report={report} past={told.past} marked={marked} />
        )}
      </section>
      <div className={classes.steps}>
        {previous && (
          <Button variant="default" onClick={() => step(previous)}>
            {t('previous')}
          </Button>
        )}
        {next && <Button onClick={() => step(next)}>{t('next')}</Button>}
      </div>
    </div>
  );
}
