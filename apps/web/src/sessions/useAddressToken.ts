import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';

/**
 * The token of the address, `/…/{token}` or `?token=…`. Once it was read it is taken out of the address: it must not
 * stay in the history of a shared device. Nothing where there is none, or the page was loaded again since.
 */
export function useAddressToken(): string | undefined {
  const { token: inPath } = useParams();
  const [query] = useSearchParams();
  const [token] = useState(inPath ?? query.get('token') ?? undefined);

  useEffect(() => {
    const bare = new URL(location.href);
    bare.searchParams.delete('token');
    if (inPath !== undefined && bare.pathname.endsWith(`/${encodeURIComponent(inPath)}`)) {
      bare.pathname = bare.pathname.slice(0, bare.pathname.lastIndexOf('/'));
    }
    // The router's own notes in the state stay as they are.
    if (bare.href !== location.href) history.replaceState(history.state, '', bare);
  }, [inPath]);
  return token;
}
