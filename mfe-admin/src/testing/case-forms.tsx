import { ContactDialog } from '../pages/case/contact-dialog'
import { EventDialog } from '../pages/case/event-dialog'
import { FinishDialog } from '../pages/case/finish-dialog'
import { FollowUpForm } from '../pages/case/follow-up-form'
import { HealthDialog } from '../pages/case/health-panel'
import { NoteForm } from '../pages/case/notes-panel'
import { PatientDialog } from '../pages/case/patient-dialog'
import { VisitDialog } from '../pages/case/visit-dialog'
import { VisitReasonDialog } from '../pages/case/visit-reason-dialog'
import { aCase, aFollowUp, aVisit } from './cases'
import type { FormCase } from './form-case'
import { TOMORROW } from './records'

const nothing = () => undefined
const onCase = { careCase: aCase(), onCase: nothing }

/** The forms of the page of a case. */
export const CASE_FORMS: Record<string, FormCase> = {
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
