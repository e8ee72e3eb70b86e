import { settingVersionEndpoints } from '@portal/contract/settings/versions.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listSettingVersions } from './listSettingVersions.ts';
import { restoreSetting, tellRestored } from './restoreSetting.ts';
import type { VersionedSetting } from './versionedSetting.ts';

export function settingVersionRoutes(http: Http, settings: readonly VersionedSetting[]): void {
  serve(http, settingVersionEndpoints, {
    listSettingVersions: read(listSettingVersions(settings)),
    restoreSetting: act(restoreSetting(settings), tellRestored(settings)),
  });
}
