import { Notice } from '@homecare/ui/notice'
import { messages } from '../messages'
import { ContactLinks } from './contact-links'

export function NoScript({ text = messages.waiting.noScript }: { text?: string }) {
  return (
    <noscript>
      <Notice kind="info" action={<ContactLinks />}>
        {text}
      </Notice>
    </noscript>
  )
}
