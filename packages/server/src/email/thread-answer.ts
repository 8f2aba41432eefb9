import { quiet, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'
import { THREAD_ANSWER } from './texts'

/** What staff answer to what somebody wrote by email. */
export function threadAnswer({
  answer,
  subject,
  ...sender
}: Sender & { answer: string; subject: string }): EmailContent {
  const texts = THREAD_ANSWER[sender.locale]
  const { name: provider } = sender.profile
  const lines = answer.split(/\s*\n\s*/)
  return renderEmail(sender, {
    // Mail programs show emails as one conversation where they have one subject.
    subject: subject === '' ? texts.subject({ provider }) : `Re: ${subject.replace(/^(?:re|رد)\s*:\s*/i, '')}`,
    preheader: lines[0] ?? '',
    title: texts.title,
    blocks: [...lines.map(text), quiet(texts.answer)],
  })
}
