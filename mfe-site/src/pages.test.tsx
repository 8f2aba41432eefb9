// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import config from '../remote.config';
import { services } from './content/services';
import remote from './remote';
import { testingHost } from './testing-host';

const pageAt = (path: string) => (
  <RouterProvider router={createMemoryRouter(remote.routes(testingHost()), { initialEntries: [path] })} />
);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(config.routes.map((route) => route.path))('%s', (path) => {
  test('hydrates what was prerendered without a warning', async () => {
    const complaints = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(pageAt(path));
    const recovered = vi.fn<(error: unknown) => void>();
    const page = await act(async () => hydrateRoot(root, pageAt(path), { onRecoverableError: recovered }));
    expect(recovered).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => page.unmount());
  });

  test('has one h1, a title, a description, keywords and its own canonical address', () => {
    const html = renderToString(pageAt(path));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{10,} \| Ghaf Home Healthcare<\/title>/);
    expect(html).toContain('<meta name="description"');
    expect(html).toContain('<meta name="keywords"');
    expect(html).toContain(`<link rel="canonical" href="https://ghafhomecare.example${path}"/>`);
  });

  test('links to all 15 services', () => {
    const html = renderToString(pageAt(path));
    for (const service of services) expect(html).toContain(`href="${service.path}"`);
  });
});
