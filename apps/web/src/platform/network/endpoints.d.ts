/** Made by the build from the contract's tables (endpointsPlugin.ts), so that no schema enters the bundle. */
declare module 'virtual:endpoints' {
  import type { EndpointName, FirstEndpointName } from '@portal/contract/allEndpoints.ts';

  export interface ThinEndpoint {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    /** The part of a multipart body that is a file. */
    file?: string;
  }

  /** Those of the first pages; `endpointOf` knows all. */
  export const ENDPOINTS: Readonly<
    Record<FirstEndpointName, ThinEndpoint> & Partial<Record<EndpointName, ThinEndpoint>>
  >;
}

declare module 'virtual:later-endpoints' {
  import type { EndpointName } from '@portal/contract/allEndpoints.ts';
  import type { ThinEndpoint } from 'virtual:endpoints';

  export const ENDPOINTS: Readonly<Partial<Record<EndpointName, ThinEndpoint>>>;
}

/** The fields of a body that name files sent before, by endpoint. */
declare module 'virtual:uploads' {
  import type { EndpointName } from '@portal/contract/allEndpoints.ts';

  export const UPLOADS: Readonly<Partial<Record<EndpointName, readonly string[]>>>;
}

declare module 'virtual:lists' {
  import type { ListName } from '@portal/contract/allEndpoints.ts';
  import type { List } from '@portal/contract/lists.ts';

  export const LISTS: Readonly<Record<ListName, List>>;
}

declare module 'virtual:statistics' {
  import type { List } from '@portal/contract/lists.ts';
  import type { StatisticEndpoints } from '@portal/contract/statistics/statistics.ts';

  /** What an address says of each statistic. */
  export const TERMS: Readonly<Record<keyof StatisticEndpoints, List>>;
}
