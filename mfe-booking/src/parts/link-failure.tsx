import { offlineOr } from '@homecare/remote-kit/offline'
import { LoadFailure } from '@homecare/remote-kit/waiting'
import { Notice } from '@homecare/ui/notice'
import { ContactLinks } from './contact-links'

interface LinkFailureProps {
  /** The server knows no such link; or nothing came. */
  failure: 'refused' | 'failed'
  texts: Record<'refused' | 'refusedHelp' | 'failed' | 'failedHelp' | 'retry', string>
  onRetry: () => void
}

/** Why an email's link shows nothing, with phone and chat. */
export function LinkFailure({ failure, texts, onRetry }: LinkFailureProps) {
  if (failure === 'refused')
    return (
      <Notice kind="warning" title={texts.refused} action={<ContactLinks />}>
        {texts.refusedHelp}
      </Notice>
    )
  return (
    <LoadFailure title={texts.failed} retryLabel={texts.retry} onRetry={onRetry} size="sm" more={<ContactLinks />}>
      {offlineOr(texts.failedHelp)}
    </LoadFailure>
  )
}
