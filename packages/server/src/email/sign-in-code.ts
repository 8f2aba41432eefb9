import { CODE_MINUTES } from '../my/code'
import { quiet, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'
import { SIGN_IN_CODE } from './texts'

/** The email with the code that opens the page of a phone's owner, where no message reached the phone. */
export function signInCodeEmail({ code, ...sender }: Sender & { code: string }): EmailContent {
  const texts = SIGN_IN_CODE[sender.locale]
  const minutes = CODE_MINUTES
  return renderEmail(sender, {
    subject: texts.subject({ code }),
    preheader: texts.preheader({ minutes }),
    title: code,
    blocks: [text(texts.enter({ minutes })), quiet(texts.notYours)],
  })
}
