import { useText } from '../../platform/texts/i18n.ts';
import { deviceOf } from '@portal/domain/users/devices.ts';

/** A device in words. */
export function useDeviceName(): (userAgent: string | null) => string {
  const t = useText('accounts');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser === undefined && system === undefined) return t('unknownDevice');
    if (system === undefined) return browser ?? t('unknownBrowser');
    return t('device', { browser: browser ?? t('unknownBrowser'), system });
  };
}
