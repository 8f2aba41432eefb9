import { PALETTE } from '../pdf/palette'
import { blockHtml, blockText, escapeHtml, plain, SANS, SERIF, type Block } from './blocks'
import type { EmailContent, Sender } from './content'
import { logo, LOGO_CID } from './logo'

export interface EmailLayout {
  subject: string
  /** The text that an inbox shows after the subject. */
  preheader: string
  title: string
  blocks: Block[]
}

/** The layout of every email: HTML in the site's design, and the same text as plain text. */
export function renderEmail(
  { profile, publicUrl }: Sender,
  { subject, preheader, title, blocks }: EmailLayout,
): EmailContent {
  const { street, city, country } = profile.address
  const footer = [
    profile.name,
    `${street}, ${city}, ${country}`,
    `${profile.phone} · ${profile.email}`,
    profile.licence,
  ]
  // A phone number that is broken over two lines is hard to dial, and not every program makes an address a link.
  const policy = `${publicUrl}/refund-policy`
  const body = blocks
    .map(blockHtml)
    .join('\n')
    .replaceAll(profile.phone, profile.phone.replaceAll(' ', '&nbsp;'))
    .replaceAll(policy, `<a href="${policy}">${policy}</a>`)
  return {
    subject: plain(subject),
    html: page({ title, preheader, body, name: profile.name, footer }),
    pictures: [logo()],
    text: plain([title, ...blocks.map(blockText), `--\n${footer.join('\n')}`].join('\n\n')),
  }
}

// Every cell has its colours, and only the light scheme is declared, so that clients darken the whole email evenly.
const STYLE = `:root{color-scheme:light;supported-color-schemes:light}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{color:${PALETTE.ghaf}}
@media (max-width:520px){.pad{padding:28px 22px!important}.outer{padding:0 0 24px!important}.head{padding:24px 22px 18px!important}.card{border-radius:0!important}.fact{display:block!important;width:auto!important;padding:0!important}.fact+.fact{padding:0 0 10px!important}.foot{padding:20px 22px 0!important}}`

// The name beside it says whose it is, and is there before the picture; the alternative text says what it is.
const LOGO = `<img src="cid:${LOGO_CID}" width="34" height="34" alt="Logo: a ghaf tree" style="display:block;border:0;font:400 9px/11px ${SANS};color:${PALETTE.ghaf}">`

function page(parts: { title: string; preheader: string; body: string; name: string; footer: string[] }): string {
  const [title, preheader, name] = [parts.title, parts.preheader, parts.name].map(escapeHtml)
  const footer = parts.footer.map(escapeHtml).join('<br>')
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body bgcolor="${PALETTE.sand}" style="margin:0;background:${PALETTE.sand}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${'&#8203;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PALETTE.sand}" style="background:${PALETTE.sand}"><tr><td class="outer" align="center" style="padding:20px 12px 44px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="head" style="padding:16px 36px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:10px">${LOGO}</td><td style="font:500 20px/28px ${SERIF};color:${PALETTE.ink}">${name}</td></tr></table></td></tr>
<tr><td class="pad card" bgcolor="${PALETTE.white}" style="padding:38px 36px;background:${PALETTE.white};border-radius:14px;word-break:break-word">
<h1 style="margin:0 0 18px;font:500 28px/36px ${SERIF};color:${PALETTE.ink}">${title}</h1>
${parts.body}
</td></tr>
<tr><td class="foot" style="padding:24px 36px 0;font:400 13px/21px ${SANS};color:${PALETTE.muted}">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}
