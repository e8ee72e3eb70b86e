import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconBellRinging, IconPhone } from '@tabler/icons-react';
import type { ReportContacts } from '@portal/contract/census/contacts.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { lateOver } from '../../platform/late/late.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ReportOf } from '../report/report.queries.ts';
import { useContacts } from './contacts.queries.ts';
import { useRemind } from './useRemind.ts';
import classes from './Contacts.module.css';

const NoteDialog = lateOver(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }));

/** How the church is reached about this report, and what was done about it (product/census.md#chasing). */
export function ContactsPanel({ of }: { of: ReportOf }) {
  const t = useText('reportContacts');
  const query = useContacts(of);
  const [isNoting, setNoting] = useState(false);
  const { data } = query;
  const { remind, isReminding } = useRemind();
  return (
    <Panel title={t('title')}>
      <UntilRead query={query} />
      {data && (
        <>
          <ul className={classes.people}>
            {data.people.map((person) => (
              <Person key={`${person.name} ${person.email}`} person={person} />
            ))}
          </ul>
          <div className={classes.acts}>
            {data.remind && data.people.some(({ language }) => language !== null) && (
              <Button
                size="compact-md"
                variant="default"
                leftSection={<IconBellRinging size={16} aria-hidden />}
                loading={isReminding}
                onClick={() => remind(of)}
              >
                {t('remind')}
              </Button>
            )}
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconPhone size={16} aria-hidden />}
              onClick={() => setNoting(true)}
            >
              {t('note')}
            </Button>
          </div>
          {data.contacts.length === 0 ? (
            <p className={classes.quiet}>{t('none')}</p>
          ) : (
            <ol className={classes.contacts}>
              {data.contacts.map((contact) => (
                <Contact key={`${contact.at} ${contact.note}`} contact={contact} />
              ))}
            </ol>
          )}
        </>
      )}
      {isNoting && <NoteDialog of={of} onClose={() => setNoting(false)} />}
    </Panel>
  );
}

function Person({ person: { name, email, phone, language } }: { person: ReportContacts['people'][number] }) {
  const t = useText('reportContacts');
  const forms = useText('forms');
  return (
    <li>
      <b>{name}</b>
      {phone !== null && phone !== '' && <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Anchor>}
      {email !== null && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      <span className={classes.quiet}>
        {language === null
          ? t('noAccount')
          : t('writes', { language: forms(language === 'en' ? 'english' : 'spanish') })}
      </span>
    </li>
  );
}

function Contact({ contact: { at, by, kind, note } }: { contact: ReportContacts['contacts'][number] }) {
  const t = useText('reportContacts');
  return (
    <li>
      <span dir="auto">{kind === 'noted' ? note : t('byHand')}</span>
      <span className={classes.quiet}>{t('happened', { by: by ?? '–', instant: formatInstant(at) })}</span>
    </li>
  );
}
