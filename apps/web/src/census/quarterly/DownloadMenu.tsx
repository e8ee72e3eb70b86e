import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import classes from './Quarterly.module.css';

interface Props {
  /** Of the report. */
  name: string;
  /** Where its files are opened. */
  files: string;
}

const KINDS = [
  ['pdf', IconFileTypePdf],
  ['xlsx', IconFileTypeXls],
] as const;

/** A received report as a file, in either language, the reader's first. */
export function DownloadMenu({ name, files }: Props) {
  const t = useText('quarterlyReports');
  const own = currentLanguage();
  const languages = [own, ...LANGUAGES.filter((language) => language !== own)];
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={t('downloadOf', { report: name })}
        >
          {t('download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) =>
          KINDS.map(([kind, Mark]) => (
            <Menu.Item
              key={`${language}.${kind}`}
              component="a"
              href={`${files}/${language}.${kind}`}
              download
              className={classes.file ?? ''}
              leftSection={<Mark size={18} aria-hidden />}
            >
              {t(`file.${language}.${kind}`)}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
