/** Where the files lie, when that is no folder: a bucket of S3 or of what speaks like it. */
export interface Bucket {
  bucket: string;
  /** Before every name; empty, or with a slash at the end. */
  prefix: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;

/**
 * Reads `s3://bucket/prefix?region=…&endpoint=…`. Answers what is wrong with it in a sentence that repeats nothing of it:
 * whoever wrote keys into it would find them in the log.
 */
export function readFilesUrl(text: string): Bucket | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !BUCKET.test(url.hostname)) {
    return 'FILES_URL must look like s3://bucket/prefix?region=us-east-1; behind it, &endpoint=https://… of another provider.';
  }
  if (url.username || url.password) {
    return 'FILES_URL takes no keys: they are read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the machine’s role.';
  }
  const strange = [...url.searchParams.keys()].some((key) => key !== 'region' && key !== 'endpoint');
  if (strange || url.hash || url.port)
    return 'FILES_URL knows ?region=… and &endpoint=… and nothing else behind the prefix.';
  const region = url.searchParams.get('region') ?? '';
  if (!REGION.test(region))
    return 'FILES_URL needs ?region=…, such as us-east-1; a provider without regions takes any.';
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/@?#]+\/?$/.test(endpoint)) {
    return 'The endpoint in FILES_URL must be an address like https://s3.example.org, without keys and without a path.';
  }
  const path = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  if (/[^\w./-]/.test(path) || path.split('/').includes('..')) {
    return 'The prefix in FILES_URL may have letters, digits, and . _ - / in it.';
  }
  return { bucket: url.hostname, prefix: path && `${path}/`, region, endpoint };
}
