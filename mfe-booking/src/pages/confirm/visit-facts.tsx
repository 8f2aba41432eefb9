import { slotWhen } from '@homecare/domain/slot-text'
import { placeName } from '@homecare/domain/place-name'
import { preparation, testsOf } from '@homecare/domain/cart'
import { PhoneText } from '@homecare/remote-kit/phone-text'
import { EmailSuggestion } from '@homecare/ui/email-suggestion'
import { Card } from '@homecare/ui/card'
import * as texts from '../../locales/en/confirm.json'
import { EmailText } from '../../parts/email-text'
import { Address, Fact, FactList, Untranslated } from '../../parts/facts'
import { FastingText } from '../../parts/fasting-text'
import { frozenOf } from '../../wizard/cart-updates'
import { PATHS } from '../../wizard/steps'
import { namesOf } from '../../wizard/people'
import { useWizardState } from '../../wizard/wizard-provider'

export function VisitFacts() {
  const draft = useWizardState((state) => state.context.draft)
  const hiddenPhone = useWizardState((state) => frozenOf(state.context)?.hiddenPhone)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const { patient, date, time } = draft
  const { fastingHours, turnaroundHours } = preparation(catalogue ? testsOf(catalogue, draft) : [])
  return (
    <Card padding="lg">
      <FactList>
        <Fact name={texts.name} change={{ href: PATHS.patient, label: texts.changePatient }}>
          <Untranslated>{namesOf(draft)[0]}</Untranslated>
        </Fact>
        <Fact name={texts.mobile}>
          <PhoneText number={patient.phone || (hiddenPhone ?? '')} />
        </Fact>
        <Fact name={texts.email} change={{ href: PATHS.patient, label: texts.changeEmail }}>
          <EmailText email={patient.email ?? ''} />
          <EmailSuggestion email={patient.email ?? ''} />
        </Fact>
        <Fact name={texts.address}>
          <Address of={{ ...patient, city: '' }} home={draft.home} />
        </Fact>
        <Fact name={texts.city}>
          <bdi>{placeName(patient.city?.trim() ?? '') || texts.noCity}</bdi>
        </Fact>
        <Fact name={texts.when} change={{ href: PATHS.slot, label: texts.changeWhen }}>
          {date && slotWhen({ date, time: time ?? '' })}
        </Fact>
        <Fact name={texts.prepare}>
          <FastingText visit={{ ...draft, date: date ?? '', time: time ?? '', fastingHours }} />
        </Fact>
        <Fact name={texts.reportLabel}>{texts.report({ days: Math.ceil(turnaroundHours / 24) })}</Fact>
      </FactList>
    </Card>
  )
}
