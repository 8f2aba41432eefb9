// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import config from '../remote.config'
import remote from './remote'
import { DRAFT } from './testing/render-booking'
import { loadPage } from '@homecare/remote-kit/testing/load-page'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { composedFor } from './testing/fixture'

afterEach(() => vi.restoreAllMocks())

test.each(config.routes.map(({ path }) => path))(
  '%s hydrates without a warning, also when the tab holds a draft',
  async (path) => {
    const complaints = vi.spyOn(console, 'error')
    sessionStorage.setItem('homecare.booking.draft', JSON.stringify(DRAFT))
    const routes = remote.routes(testHost({ composed: composedFor(path) }))
    const Pages = () => useRoutes(routes)
    const pages = (
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Pages />
        </Suspense>
      </MemoryRouter>
    )
    await loadPage(pages)
    complaints.mockClear()
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = renderToString(pages)

    const recovered: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(box, pages, { onRecoverableError: (error) => void recovered.push(error) }),
    )
    expect(recovered).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    box.remove()
  },
)
