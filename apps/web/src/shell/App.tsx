import { Suspense } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { cssVariables, theme } from '../ui/theme.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FirstPaint } from './FirstPaint.tsx';
import type { PortalRouter } from './portalRouter.tsx';

/** The first-paint script reads the same key. */
const appearance = localStorageColorSchemeManager({ key: 'portal_appearance' });

const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function App({ router }: { router: PortalRouter }) {
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
          <RouterProvider router={router} />
        </Suspense>
      </ErrorBoundary>
    </MantineProvider>
  );
}
