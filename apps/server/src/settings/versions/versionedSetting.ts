import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { check } from '../../platform/http/input.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';

/** What a setting was at some time. */
export interface KeptVersion {
  version: number;
  content: unknown;
  /** Null: as the portal came. */
  at: string | null;
  /** Null: the portal by itself. */
  by: string | null;
}

/** Whatever keeps what it was: a parameter by the history, what is kept as a whole by its rows. */
export interface KeptSetting {
  versions(db: Db, range: { before?: number | undefined; limit: number }): Promise<KeptVersion[]>;
}

/** A setting whose former versions are shown and taken back (product/configuration.md#history). */
export interface VersionedSetting extends KeptSetting {
  /** As it is asked for; of a family, what the keys of its members begin with. */
  key: string;
  permission: Extract<Endpoint['permission'], object>;
  /** Makes a former content the present one by the act that sets it, upon the version that was seen. */
  restore(context: StaffContext, content: unknown, seen: number): Promise<unknown>;
}

type Setting = Endpoint & { permission: VersionedSetting['permission'] };

/** A setting that the act of an endpoint sets: its right, and what its body may be, hold for a former content as for a new one. */
export const versionedSetting = <E extends Setting>(
  key: string,
  kept: KeptSetting,
  endpoint: E,
  /** What the endpoint takes for a content, but for the version. */
  bodyOf: (content: never) => object,
  set: (context: StaffContext, input: InputOf<E>) => Promise<unknown>,
): VersionedSetting => ({
  key,
  permission: endpoint.permission,
  versions: kept.versions,
  restore(context, content, seen) {
    const body = check(endpoint.body, { ...bodyOf(content as never), version: seen });
    // Whoever sets a setting reads nothing but the body.
    return set(context, { body } as InputOf<E>);
  },
});
