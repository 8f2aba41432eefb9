import { AcceptDialog } from '../pages/case/accept-dialog'
import { ContactDialog } from '../pages/case/contact-dialog'
import { EventDialog } from '../pages/case/event-dialog'
import { FinishDialog } from '../pages/case/finish-dialog'
import { FollowUpForm } from '../pages/case/follow-up-form'
import { HealthDialog } from '../pages/case/health-panel'
import { NoteForm } from '../pages/case/notes-panel'
import { PatientDialog } from '../pages/case/patient-dialog'
import { VisitDialog } from '../pages/case/visit-dialog'
import { VisitReasonDialog } from '../pages/case/visit-reason-dialog'
import { HolidaysDialog } from '../pages/plan/holidays-dialog'
import { PlanForm } from '../pages/plan/plan-form'
import { QuoteForm } from '../pages/quote/quote-form'
import { emptyQuote, PRESETS } from '../pages/quote/presets'
import { useQuoteSave } from '../pages/quote/use-quote-save'
import { EndDialog } from '../pages/rates/end-dialog'
import { RateDialog } from '../pages/rates/rate-dialog'
import { SendDialog } from '../parts/quote/send-dialog'
import { aCase, aFollowUp, aVisit } from './cases'
import type { FormCase } from './form-case'
import { aPlan, aRule } from './plans'
import { aQuote, aRate } from './quotes'
import { TOMORROW } from './records'

const nothing = () => undefined
const onCase = { careCase: aCase(), onCase: nothing }

const DISCOUNTED = { discount: '100', discountReason: 'A neighbour', note: 'The same two nurses take turns.' }
const TYPED_QUOTE = {
  ...emptyQuote('Elderly Care', TOMORROW),
  ...PRESETS.twelve('Elderly Care', TOMORROW),
  ...DISCOUNTED,
}

/** A rule of which every field is filled in. */
const TASKED_RULE = aRule({ endsOn: '2030-12-31', tasks: [{ text: 'Meals', atMinute: 720, required: true }] })

/** The form of a quote, which its page saves. */
function SavedQuote() {
  const { busy, refusal, save } = useQuoteSave('case-1', null)
  return (
    <QuoteForm
      initial={TYPED_QUOTE}
      service="Elderly Care"
      rates={undefined}
      busy={busy}
      refusal={refusal}
      onSave={async (draft) => void (await save(draft))}
      beside={nothing}
    />
  )
}

/** The forms of the page of a case, of its quotes and of the prices of care. */
export const CASE_FORMS: Record<string, FormCase> = {
  'pages/case/accept-dialog.tsx': {
    form: <AcceptDialog open caseId="case-1" quote={aQuote()} onClose={nothing} />,
    elsewhere: /^version$/,
  },
  'pages/plan/holidays-dialog.tsx': {
    form: <HolidaysDialog open caseId="case-1" onClose={nothing} />,
    values: { date: TOMORROW },
    elsewhere: /^confirmed$/,
  },
  'pages/plan/plan-form.tsx': {
    form: (
      <PlanForm
        careCase={aCase({ state: 'active' })}
        plan={aPlan()}
        task={{ kind: 'changeRule', rule: TASKED_RULE }}
        onDone={nothing}
      />
    ),
    elsewhere: /^(version|includeByHand|change[.](kind|ruleId|rule[.](startsOn|skills|tasks[.]0[.]required)\b.*))$/,
  },
  'pages/quote/quote-form.tsx': { form: <SavedQuote />, values: { 'lines.0.times': '26' } },
  'pages/rates/end-dialog.tsx': { form: <EndDialog rate={aRate()} onRates={nothing} onClose={nothing} /> },
  'pages/rates/rate-dialog.tsx': { form: <RateDialog open onRates={nothing} onClose={nothing} /> },
  'parts/quote/send-dialog.tsx': {
    form: <SendDialog open careCase={aCase()} quote={aQuote()} onClose={nothing} />,
    elsewhere: /^version$/,
  },
  'pages/case/contact-dialog.tsx': {
    form: <ContactDialog contact="new" onClose={nothing} {...onCase} />,
    elsewhere: /^version$/,
  },
  'pages/case/event-dialog.tsx': {
    form: <EventDialog event="lose" onClose={nothing} {...onCase} />,
    values: { reasonName: 'other' },
    elsewhere: /^(event|version)$/,
  },
  'pages/case/finish-dialog.tsx': {
    form: <FinishDialog followUp={aFollowUp()} onClose={nothing} {...onCase} />,
    elsewhere: /^version$/,
  },
  'pages/case/follow-up-form.tsx': {
    form: <FollowUpForm {...onCase} />,
    values: { day: TOMORROW },
    elsewhere: /^version$/,
  },
  'pages/case/health-panel.tsx': {
    form: <HealthDialog open onClose={nothing} {...onCase} />,
    elsewhere: /^version$/,
  },
  'pages/case/notes-panel.tsx': { form: <NoteForm {...onCase} /> },
  'pages/case/visit-dialog.tsx': {
    form: <VisitDialog task={{ kind: 'plan' }} onClose={nothing} {...onCase} />,
    elsewhere: /^(version|nurseId)$/,
  },
  'pages/case/visit-reason-dialog.tsx': {
    form: <VisitReasonDialog asked={{ event: 'cancel', visit: aVisit() }} onClose={nothing} {...onCase} />,
    values: { reasonName: 'other' },
    elsewhere: /^(event|version)$/,
  },
  'pages/case/patient-dialog.tsx': {
    form: <PatientDialog open onClose={nothing} {...onCase} />,
    values: { dateOfBirth: '12 March 1948', pin: '25.2048,55.2708' },
    elsewhere: /^version$/,
  },
}
