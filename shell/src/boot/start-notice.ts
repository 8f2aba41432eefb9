import type { ProviderProfile } from '@homecare/contract/profile'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'

/** The notice for pages whose own script, and its messages, may never arrive. */
export const bootMessages = {
  notStarted: 'This page could not be started completely. Please reload it, or call us: we can do everything by phone.',
  belowFloor:
    'This browser is too old for parts of this site. Please update it, or call us: we can do everything by phone.',
  reload: 'Reload',
  call: (phone: string) => `Call ${phone}`,
}

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
    button.textContent = bootMessages.reload
    button.onclick = () => location.reload()
    notice.appendChild(button)
  }
  if (profile) {
    const link = document.createElement('a')
    link.href = phoneHref(profile)
    link.textContent = bootMessages.call(profile.phone)
    notice.appendChild(link)
  }
  document.body.insertBefore(notice, document.body.firstChild)
  return notice
}
