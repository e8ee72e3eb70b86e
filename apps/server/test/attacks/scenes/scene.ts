/** What an endpoint is called with so that it does its work: one value of it is then attacked at a time. */
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Fields } from '../shapesOf.ts';
import type { World } from '../world.ts';

/** One good call. */
export interface Made {
  /** Whose call succeeds in this scene; absent, the caller that the endpoint's permission names. */
  token?: string | undefined;
  params?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, string>>;
  body?: Fields;
  /** What a multipart endpoint takes. */
  file?: { name: string; bytes: Buffer };
  /** What a signed endpoint takes. */
  signed?: { payload: string | Buffer; headers: Readonly<Record<string, string>> };
}

export interface Scene {
  make: (world: World) => Promise<Made> | Made;
  /** What uses the scene up, so that it is made anew: a call that succeeds; with `always` none, with `never` a refused one too. */
  lasts?: 'always' | 'never';
  /** Where no call can succeed in a test: the refusal that shows it was looked at to the end. */
  refusedAs?: ErrorCode;
  /** A call that succeeds ends its caller's session. */
  endsSession?: true;
  /** The fields to attack in this scene; absent, all. */
  only?: readonly string[];
  /** Which of the endpoint's scenes this is. */
  about?: string;
}
