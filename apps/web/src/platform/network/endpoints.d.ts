/** Made by the build from the contract's tables (endpointsPlugin.ts), so that no schema enters the bundle. */
declare module 'virtual:endpoints' {
  import type { EndpointName } from '@portal/contract/allEndpoints.ts';

  export const ENDPOINTS: Readonly<Record<EndpointName, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }>>;
}

declare module 'virtual:lists' {
  import type { ListName } from '@portal/contract/allEndpoints.ts';
  import type { List } from '@portal/contract/lists.ts';

  export const LISTS: Readonly<Record<ListName, List>>;
}
