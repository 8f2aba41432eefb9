import type { RefObject } from 'react'
import { useKeys } from './use-keys'

/** `/` puts the cursor into the search box. */
export function useSlashKey(box: RefObject<HTMLElement | null>): void {
  useKeys({
    '/': () => {
      const search = box.current?.querySelector<HTMLInputElement>('input[type="search"]')
      search?.focus()
      search?.select()
    },
  })
}
