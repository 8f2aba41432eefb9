import type { ProviderProfile } from '@homecare/contract/profile'
import * as startTexts from '../locales/en/start.json'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'

/**
 * Puts one sentence with the phone number at the top of the page, without the page's script: it has to work where
 * that did not arrive, and in browsers below the floor. `global.css` gives it its looks.
 */
export function showStartNotice(text: string, profile: ProviderProfile | undefined, reload: boolean): HTMLElement {
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.setAttribute('data-start-notice', '')
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  notice.appendChild(paragraph)
  if (reload) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = startTexts.reload
    button.onclick = () => location.reload()
    notice.appendChild(button)
  }
  if (profile) {
    const link = document.createElement('a')
    link.href = phoneHref(profile)
    link.textContent = startTexts.call({ phone: profile.phone })
    notice.appendChild(link)
  }
  document.body.insertBefore(notice, document.body.firstChild)
  return notice
}
