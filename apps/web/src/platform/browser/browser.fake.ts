/** The few pieces of a browser that sessions and texts touch, for tests under Node. */
import { vi } from 'vitest';

function fakeStorage(): Storage {
  const held: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      held[key] = value;
    },
    removeItem: (key: string) => {
      delete held[key];
    },
  };
  // `Object.keys(localStorage)` lists what is kept.
  return new Proxy(methods, {
    ownKeys: () => Object.keys(held),
    getOwnPropertyDescriptor: (_, key) => ({ enumerable: true, configurable: true, value: held[String(key)] }),
  }) as unknown as Storage;
}

interface FakeBrowser {
  cookies: Map<string, string>;
  /** What the last writing of a cookie said besides its value. */
  cookieAttributes: Map<string, string>;
}

/** Puts a fresh browser in place, at `address`. */
export function fakeBrowser(address = 'https://portal.example/B_Portal/'): FakeBrowser {
  const cookies = new Map<string, string>();
  const cookieAttributes = new Map<string, string>();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', {
    documentElement: { lang: '' },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      cookieAttributes.set(name, attributes.join('; '));
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { cookies, cookieAttributes };
}
