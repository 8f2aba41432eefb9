import { staffTime } from '@homecare/domain/clock'
import type { Locale } from '@homecare/domain/locales'
import type { Way } from '@homecare/domain/news'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import { Notice } from '@homecare/ui/notice'
import type { RecordKind } from '../../api/record-calls'
import { LANGUAGES } from '../../parts/languages'
import { conversationMessages } from '../../parts/threads/messages'
import { detailMessages } from '../../parts/record/messages'
import { PatientLink } from '../../parts/patient-link'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'

const text = detailMessages.user

interface User {
  /** The record whose patient it is. */
  kind: RecordKind
  id: string
  fullName: string
  email: string
  phoneNumber: string
  emailRefusedAt: string | null
  unreachedAt: string | null
  locale: Locale
  contactBy: Way
}

export function UserDetails(user: User) {
  const { kind, id, fullName, email, phoneNumber, emailRefusedAt, unreachedAt, locale, contactBy } = user
  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.name}>
          <bdi>{fullName}</bdi>
        </FactItem>
        <FactItem label={text.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</FactItem>
        <FactItem label={text.phone}>
          {phoneNumber && <a href={phoneLink(phoneNumber)}>{showPhone(phoneNumber)}</a>}
        </FactItem>
        <FactItem label={text.contactBy}>{conversationMessages.ways[contactBy]}</FactItem>
        <FactItem label={text.language}>{LANGUAGES[locale]}</FactItem>
      </FactList>
      {emailRefusedAt && <Notice kind="warning">{text.emailRefused(staffTime(new Date(emailRefusedAt)))}</Notice>}
      {unreachedAt && <Notice kind="warning">{text.unreached(staffTime(new Date(unreachedAt)))}</Notice>}
      <p>
        <PatientLink kind={kind} id={id} />
      </p>
    </TitledPanel>
  )
}
