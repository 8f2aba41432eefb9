import { useEffect, useState } from 'react'
import { Icon } from '@homecare/ui/icon'
import { SearchIcon } from '@homecare/ui/icons'
import { FindDialog } from './find-dialog'
import { findMessages } from './messages'
import styles from './find-anything.module.css'

const text = findMessages

/** The button that opens the search of both lists, on every screen also by Ctrl or ⌘ with k. */
export function FindAnything() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={text.key}
        aria-keyshortcuts="Control+k Meta+k"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon icon={SearchIcon} size={18} />
        <span className={styles.word}>{text.open}</span>
      </button>
      <FindDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
