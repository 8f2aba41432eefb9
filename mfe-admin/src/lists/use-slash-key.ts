import { useEffect, type RefObject } from 'react'

/** `/` puts the cursor into the search box, unless someone is typing or a dialog is open. */
export function useSlashKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.closest('input, select, textarea, dialog, [contenteditable]')) return
      event.preventDefault()
      const search = box.current?.querySelector<HTMLInputElement>('input[type="search"]')
      search?.focus()
      search?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
}
