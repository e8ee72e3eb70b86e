import { Suspense, useSyncExternalStore } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { cssVariables, theme } from '../ui/theme.ts';
import { isInMaintenance, onMaintenance } from './availability.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FirstPaint } from './firstPaint/FirstPaint.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import type { PortalRouter } from './portalRouter.tsx';

/** The first-paint script reads the same key. */
const appearance = localStorageColorSchemeManager({ key: 'portal_appearance' });

const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function App({ router }: { router: PortalRouter }) {
  const inMaintenance = useSyncExternalStore(onMaintenance, isInMaintenance);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={appearance}
      defaultColorScheme="auto"
      getStyleNonce={nonce}
    >
      <ErrorBoundary>
        <Suspense fallback={<FirstPaint />}>
          {inMaintenance ? <MaintenanceScreen /> : <RouterProvider router={router} />}
        </Suspense>
      </ErrorBoundary>
    </MantineProvider>
  );
}
