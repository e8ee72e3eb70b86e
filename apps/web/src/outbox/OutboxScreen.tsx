import { Tabs } from '@mantine/core';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailList } from './MailList.tsx';
import { MailTemplates } from './MailTemplates.tsx';
import { useOutboxAddress } from './outboxAddress.ts';

const PARTS = ['mails', 'templates'] as const;

/** What the portal mailed, and how its mails read. */
export function OutboxScreen() {
  const t = useText('outbox');
  const common = useText('common');
  const address = useOutboxAddress();
  return (
    <Screen title={t('title')} product={common('productName')} lead={t(`lead.${address.shows}`)}>
      <Tabs
        value={address.shows}
        onChange={(value) => address.show(value === 'templates' ? 'templates' : 'mails')}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('title')}>
          {PARTS.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {t(`part.${part}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="mails" pt="md">
          <MailList />
        </Tabs.Panel>
        <Tabs.Panel value="templates" pt="md">
          <MailTemplates view={address.view} onView={address.look} />
        </Tabs.Panel>
      </Tabs>
      {address.mailId !== undefined && (
        <MailDialog
          key={address.mailId}
          id={address.mailId}
          view={address.view}
          onView={address.look}
          onClose={address.close}
        />
      )}
    </Screen>
  );
}
