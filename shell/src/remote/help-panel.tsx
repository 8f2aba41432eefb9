import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { ChatIcon, PhoneIcon } from '@homecare/ui/icons'
import { CONTACT_CHOICES } from '@homecare/remote-kit/contact-choices'
import { chatHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { namedChoices } from '@homecare/remote-kit/named-choices'
import * as messages from '../locales/en/frame.json'
import { chatAbout } from '../chat-about'
import { useShell } from '../shell-context'
import styles from './help-panel.module.css'

const FIELDS = [
  ['fullName', messages.fullName, 'text', 'name'],
  ['email', messages.email, 'email', 'email'],
  ['phoneNumber', messages.phoneNumber, 'tel', 'tel'],
  ['date', messages.date, 'date', 'off'],
] as const

const OPTIONS = namedChoices(CONTACT_CHOICES)

/** Offered while a remote can't be run: phone, chat, and a plain form that needs no script. */
export function HelpPanel({ onUse }: { onUse: () => void }) {
  const { host, state, onArea } = useShell()
  // A form that is sent without a script leads back here.
  const { hash, pathname } = useLocation()
  const sent = hash === '#booked'
  useEffect(() => onArea('help'), [onArea])
  const { profile } = host
  const title = navigator.onLine ? messages.helpTitle : messages.helpOffline
  return (
    <section className={styles.panel} role="status" aria-label={title} data-help>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p>{messages.helpText}</p>
        <div className={styles.links}>
          <ButtonLink href={phoneHref(profile)} icon={PhoneIcon}>
            {messages.helpCall({ phone: profile.phone })}
          </ButtonLink>
          <ButtonLink href={chatHref(profile, chatAbout(state.remotes, pathname))} icon={ChatIcon} variant="secondary">
            {messages.helpChat}
          </ButtonLink>
        </div>
      </div>
      {sent ? <Notice kind="success">{messages.callbackDone}</Notice> : null}
      <details className={styles.callback} onToggle={onUse}>
        <summary>{messages.callbackForm}</summary>
        <form className={styles.form} method="post" action={`${host.apiBase}/contact`}>
          {FIELDS.map(([name, label, type, autoComplete]) => (
            <label key={name} className={styles.field}>
              <span>{label}</span>
              <input dir="auto" name={name} type={type} autoComplete={autoComplete} required />
            </label>
          ))}
          <label className={styles.field}>
            <span>{messages.service}</span>
            <select name="service" required>
              {OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit">{messages.send}</Button>
        </form>
      </details>
    </section>
  )
}
