import { Tabs } from '@mantine/core';
import { useActor } from '../platform/session/actor.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailList } from './MailList.tsx';
import { MailTemplates } from './MailTemplates.tsx';
import { PARTS, useOutboxAddress } from './outboxAddress.ts';
import { MailTextsPart } from './texts/MailTextsPart.tsx';

/** What the portal mailed, how its mails read, and for who configures applications the texts that staff write. */
export function OutboxScreen() {
  const t = useText('outbox');
  const common = useText('common');
  const address = useOutboxAddress();
  const { permissions } = useActor();
  const parts = PARTS.filter((part) => part !== 'texts' || permissions.has('business.configuration.request'));
  const shows = parts.find((part) => part === address.shows) ?? 'mails';
  return (
    <Screen title={t('title')} product={common('productName')} lead={t(`lead.${shows}`)}>
      <Tabs
        value={shows}
        onChange={(value) => address.show(parts.find((part) => part === value) ?? 'mails')}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('title')}>
          {parts.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {t(`part.${part}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="mails" pt="md">
          <MailList />
        </Tabs.Panel>
        <Tabs.Panel value="texts" pt="md">
          <MailTextsPart />
        </Tabs.Panel>
        <Tabs.Panel value="templates" pt="md">
          <MailTemplates
            view={address.view}
            onView={address.look}
            chosen={address.template}
            onChoose={address.choose}
          />
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
