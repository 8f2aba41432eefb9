import { Notice } from '@homecare/ui/notice'
import { messages } from '../messages'
import { ContactWays } from './contact-ways'

export function NoScript() {
  return (
    <noscript>
      <Notice kind="info" action={<ContactWays />}>
        {messages.waiting.noScript}
      </Notice>
    </noscript>
  )
}
