import { useEffect, useMemo, useRef } from 'react'
import { Field, type FormRenderProps } from 'react-final-form'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { TextWithPhone } from '@homecare/remote-kit/contact-links'
import { useHost } from '@homecare/remote-kit/host-context'
import { namedChoices } from '@homecare/remote-kit/named-choices'
import { postUrl } from '@homecare/remote-kit/use-client'
import { useToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { DateField, SelectField, TextField } from '@homecare/ui/form-field'
import { Icon } from '@homecare/ui/icon'
import { CheckCircleIcon } from '@homecare/ui/icons'
import { KeepTyped } from '@homecare/ui/keep-typed'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import { UnplacedErrors } from '@homecare/ui/server-errors'
import { Notice } from '@homecare/ui/notice'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { bookingForm } from '../../content/booking-form'
import type { RequestFormProps } from './request-form'
import { dateRule, emailRule, nameRule, phoneRule, required, type RequestValues } from './request-rules'
import styles from './request-form.module.css'

type Props = FormRenderProps<Partial<RequestValues>> &
  Pick<RequestFormProps, 'texts' | 'path' | 'choices' | 'fromToday' | 'free'> & {
    /** What to do after a failure. */
    help: string | null
    /** True where the form comes back after another one was sent. */
    takesFocus: boolean
  }

export function RequestFields({
  texts,
  path,
  choices,
  fromToday,
  free,
  help,
  takesFocus,
  handleSubmit,
  ...state
}: Props) {
  const host = useHost()
  const element = useRef<HTMLFormElement>(null)
  const today = useToday()
  const hydrated = useIsHydrated()
  const earliest = fromToday ? today : undefined
  const date = useMemo(() => dateRule(earliest), [earliest])
  const field = { required: true, checkedByBrowser: true }
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={postUrl(host, path)}
      noValidate={hydrated}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField {...field} name="fullName" label={texts.fullName} autoComplete="name" validate={nameRule} />
      <TextField
        {...field}
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        inputMode="email"
        validate={emailRule}
      />
      <TextField
        {...field}
        name="phoneNumber"
        type="tel"
        label={texts.phoneNumber}
        autoComplete="tel"
        inputMode="tel"
        validate={phoneRule}
      />
      <DateField
        {...field}
        name="date"
        label={texts.date}
        {...(today && { today })}
        {...(earliest && { min: earliest })}
        validate={date}
      />
      <SelectField
        {...field}
        name="service"
        label={texts.service}
        options={namedChoices(choices)}
        placeholder={texts.placeholder}
        validate={required}
      />
      <HiddenFields />
      {free && <FreeBadge shown={Boolean(state.values.service)} />}
      {help && !state.dirtySinceLastSubmit && (
        <>
          <UnplacedErrors help={null} />
          <Notice kind="error" title={texts.failure}>
            <TextWithPhone text={help} profile={host.profile} />
          </Notice>
        </>
      )}
      <Button type="submit" wide busy={state.submitting} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      <p className={styles.consent}>
        <span>{texts.consent}</span>{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          {texts.privacy}
        </a>
      </p>
      <KeepTyped form={element} />
    </form>
  )
}

/** What the form sends without scripts, beside what is typed. English is what the server assumes. */
function HiddenFields() {
  const trap = <Honeypot />
  if (LOCALE === SOURCE_LOCALE) return trap
  return (
    <>
      {trap}
      <input type="hidden" name="locale" value={LOCALE} />
    </>
  )
}

/**
 * A field that people never see, so that what fills it in is probably a bot. Browsers and password managers are told to
 * leave it alone, each in its own way: 1Password, LastPass, Bitwarden, Dashlane.
 */
function Honeypot() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          <span>{bookingForm.leaveEmpty}</span>
          <Field
            name="website"
            component="input"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore="true"
            data-lpignore="true"
            data-bwignore="true"
            data-form-type="other"
          />
        </label>
      </VisuallyHidden>
    </div>
  )
}

/** Appears, and is announced, when a service is chosen. */
function FreeBadge({ shown }: { shown: boolean }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {shown && (
        <span className={styles.badge}>
          <Icon icon={CheckCircleIcon} size={18} />
          <span>{bookingForm.badge}</span>
        </span>
      )}
    </div>
  )
}
