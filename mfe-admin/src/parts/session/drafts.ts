import { useCallback, useState } from 'react'
import { useSession } from '../../api/use-session'

/** Unsaved texts, in memory only, by the `what` they belong to. A login of another person clears them. */
let drafts: { userName: string; texts: Map<string, string> } = { userName: '', texts: new Map() }

function textsOf(userName: string): Map<string, string> {
  if (drafts.userName !== userName) drafts = { userName, texts: new Map() }
  return drafts.texts
}

/** A text that survives the end of the session, navigation and a closed dialog. `''` deletes it. */
export function useDraft(what: string): [text: string, write: (text: string) => void] {
  const userName = useSession()?.userName ?? ''
  const [text, setText] = useState(() => (userName ? (textsOf(userName).get(what) ?? '') : ''))
  const write = useCallback(
    (next: string) => {
      setText(next)
      if (!userName) return
      if (next) textsOf(userName).set(what, next)
      else textsOf(userName).delete(what)
    },
    [userName, what],
  )
  return [text, write]
}

export function clearDrafts(): void {
  drafts = { userName: '', texts: new Map() }
}
