import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconBellRinging, IconPhone } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReportContacts } from '@portal/contract/census/contacts.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { call } from '../../platform/network/api.ts';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ReportOf } from '../report/report.queries.ts';
import { contactsKey, useContacts } from './contacts.queries.ts';
import classes from './Contacts.module.css';

const NoteDialog = lateOver(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }));

/** How the church is reached about this report, and what was done about it (product/census.md#chasing). */
export function ContactsPanel({ of }: { of: ReportOf }) {
  const t = useText('reportContacts');
  const client = useQueryClient();
  const query = useContacts(of);
  const [isNoting, setNoting] = useState(false);
  const { data } = query;
  const { press, pressed } = useQuickAct({
    act: (asked: ReportOf & { key: string }) =>
      call('remindOfReport', { params: { church: asked.church, census: asked.census }, idempotencyKey: asked.key }),
    done(asked, now) {
      client.setQueryData(contactsKey(asked), now);
      return t('reminded');
    },
    failed: () => t('notReminded'),
    renews: ['reportContacts'],
  });
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
                loading={pressed !== undefined}
                onClick={() => press({ ...of, key: randomId() })}
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
