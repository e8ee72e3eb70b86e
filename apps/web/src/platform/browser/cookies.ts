/** Cookies of the portal's own path. They are never sent to the API, which lies elsewhere. */
const PATH = '/B_Portal';
const DAY_SECONDS = 86_400;

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = `; Max-Age=${days * DAY_SECONDS}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${PATH}; SameSite=Strict${life}${secure}`;
}

export const eraseCookie = (name: string): void => writeCookie(name, '', 0);
