import { useHost } from '@homecare/remote-kit/host-context'

interface CopyTexts {
  copied: string
  copyFailed: string
}

/** Copies a text and says so; where the browser refuses, `mark` marks what can be copied by hand. */
export function useCopy(text: CopyTexts, mark?: () => void) {
  const { notify } = useHost()
  return async (value: string, done: string = text.copied): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      notify('success', done)
    } catch {
      mark?.()
      notify('error', text.copyFailed)
    }
  }
}
