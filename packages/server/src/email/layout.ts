import { addressIn, directionOf } from '@homecare/domain/locales'
import { PALETTE } from '../pdf/palette'
import { blockHtml, blockText, escapeHtml, escapeTitle, isolateIn, plain, type Block } from './blocks'
import type { EmailContent, Sender } from './content'
import { logo, LOGO_CID } from './logo'
import { directed, LOOKS, SANS, textsOf, type Look } from './look'

export interface EmailLayout {
  subject: string
  /** The text that an inbox shows after the subject. */
  preheader: string
  title: string
  blocks: Block[]
}

/** `DHA-100200`, `ORD-1767225600000-2`; not in a link's address. */
const HYPHENED_NUMBER = /(?<![\w/=#-])[A-Z]+(?:-[A-Z\d]+)*-\d[-\dA-Z]*/g

/** The layout of every email: HTML in the site's design, and the same text as plain text. */
export function renderEmail(
  { profile, publicUrl, locale }: Sender,
  { subject, preheader, title, blocks }: EmailLayout,
): EmailContent {
  const look = LOOKS[locale]
  const { street, city, country } = profile.address
  const footer = [
    isolateIn(locale, profile.name),
    [street, city, country].join(textsOf(look).listMark),
    `${isolateIn(locale, profile.phone)} · ${isolateIn(locale, profile.email)}`,
    profile.licence,
  ]
  // A number that is broken over two lines is hard to dial or to copy, and not every program makes an address a link.
  const policy = `${publicUrl}${addressIn(locale, '/refund-policy')}`
  const body = blocks
    .map((block) => blockHtml(block, look))
    .join('\n')
    .replaceAll(profile.phone, profile.phone.replaceAll(' ', '&nbsp;'))
    .replaceAll(policy, `<a href="${policy}">${policy}</a>`)
    .replaceAll(HYPHENED_NUMBER, '<span style="white-space:nowrap">$&</span>')
  return {
    subject: plain(subject, locale),
    html: directed(page({ title, preheader, body, name: profile.name, footer }, look), locale),
    pictures: [logo()],
    text: plain(
      [title, ...blocks.map((block) => blockText(block, look)), `--\n${footer.join('\n')}`].join('\n\n'),
      locale,
    ),
  }
}

// Every cell has its colours, and only the light scheme is declared, so that clients darken the whole email evenly.
const STYLE = `:root{color-scheme:light;supported-color-schemes:light}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{color:${PALETTE.ghaf}}
@media (max-width:520px){.pad{padding:28px 22px!important}.outer{padding:0 0 24px!important}.head{padding:24px 22px 18px!important}.card{border-radius:0!important}.fact{display:block!important;width:auto!important;padding:0!important}.fact+.fact{padding:0 0 10px!important}.foot{padding:20px 22px 0!important}}`

// The name beside it says whose it is, and is there before the picture; the alternative text says what it is.
const logoIn = (look: Look) =>
  `<img src="cid:${LOGO_CID}" width="34" height="34" alt="${textsOf(look).logo}" style="display:block;border:0;font:400 9px/11px ${SANS};color:${PALETTE.ghaf}">`

function page(
  parts: { title: string; preheader: string; body: string; name: string; footer: string[] },
  look: Look,
): string {
  const { locale } = look
  const [title, preheader, name] = [parts.title, parts.preheader, parts.name].map(escapeHtml)
  const footer = parts.footer.map(escapeHtml).join('<br>')
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeTitle(parts.title, locale)}</title>
<style>${STYLE}</style>
</head>
<body bgcolor="${PALETTE.sand}" style="margin:0;background:${PALETTE.sand}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${'&#8203;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PALETTE.sand}" style="background:${PALETTE.sand}"><tr><td class="outer" align="center" style="padding:20px 12px 44px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="head" style="padding:16px 36px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-${look.end}:10px">${logoIn(look)}</td><td style="font:${look.heading(20, 28)};color:${PALETTE.ink}">${name}</td></tr></table></td></tr>
<tr><td class="pad card" bgcolor="${PALETTE.white}" style="padding:38px 36px;background:${PALETTE.white};border-radius:14px;word-break:break-word">
<h1 style="margin:0 0 18px;font:${look.heading(28, 36)};color:${PALETTE.ink}">${title}</h1>
${parts.body}
</td></tr>
<tr><td class="foot" style="padding:24px 36px 0;font:${look.font(400, 13, 21)};color:${PALETTE.muted}">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}
