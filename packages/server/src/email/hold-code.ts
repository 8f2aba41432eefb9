import { CODE_MINUTES } from '../slot/hold-code'
import { quiet, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'
import { HOLD_CODE } from './texts'

/** The email to a visitor with the code for one of the last seats of a day. */
export function holdCodeEmail({ code, ...sender }: Sender & { code: string }): EmailContent {
  const texts = HOLD_CODE[sender.locale]
  const minutes = CODE_MINUTES
  return renderEmail(sender, {
    subject: texts.subject({ code }),
    preheader: texts.preheader({ minutes }),
    title: code,
    blocks: [text(texts.enter({ minutes })), quiet(texts.notYours)],
  })
}
