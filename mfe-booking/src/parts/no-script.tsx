import { Notice } from '@homecare/ui/notice'
import { messages } from '../messages'
import { ContactWays } from './contact-ways'

export function NoScript({ text = messages.waiting.noScript }: { text?: string }) {
  return (
    <noscript>
      <Notice kind="info" action={<ContactWays />}>
        {text}
      </Notice>
    </noscript>
  )
}
