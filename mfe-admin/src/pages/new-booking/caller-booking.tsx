import { useEffect, useId, useRef, useState } from 'react'
import { FormSpy } from 'react-final-form'
import { NOBODY_REFUSED, withRefused } from '@homecare/domain/people-cart'
import { ServerForm } from '@homecare/ui/server-form'
import { cartLines, preparation, testsOf, totalOf } from '@homecare/domain/cart'
import { othersErrors, personLines } from '@homecare/domain/people-cart'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { PeopleChoice } from '@homecare/ui/people-choice'
import { messages } from '../../messages'
import { TitledPanel } from '../../parts/panel'
import { useChange } from '../../api/use-change'
import { AddressFields } from '@homecare/remote-kit/address/address-fields'
import { bookingBody } from '@homecare/remote-kit/booking-body'
import { contactByOf, languageOf, type CallerDetails, type CallerDraft } from './caller-draft'
import { CallSummary } from './call-summary'
import { PersonFields } from './caller-fields'
import { CallerSearch, type TakenOver } from './caller-search'
import { callerMessages } from './messages'
import { SamePeople } from './same-people'
import { TestChoice } from './test-choice'
import { TimeChoice } from './time-choice'
import { useOfferedCatalogue } from './use-offered-catalogue'
import { useSeatHold } from './use-seat-hold'
import styles from './caller-form.module.css'

const text = callerMessages

interface CallerBookingProps {
  draft: CallerDraft
  onChange: (change: Partial<CallerDraft>) => void
}

const NAMES = { username: 'fullName', phoneNumber: 'phone', doorNo: 'doorNumber' }

/** A blood test for the caller and others: what, when, who; beside it the price and the button. */
export function CallerBooking({ draft, onChange }: CallerBookingProps) {
  const formId = useId()
  const { catalogue, failed, reload } = useOfferedCatalogue()
  const { fastingHours } = preparation(catalogue ? testsOf(catalogue, draft.cart) : [])
  const seat = useSeatHold(draft, fastingHours, onChange)
  const { busy, refusal, run, reset } = useChange()
  const [refusedTime, setRefusedTime] = useState<{ slot: CallerDraft['slot']; message: string } | null>(null)
  const [initial, setInitial] = useState(draft.details)
  const [attempts, setAttempts] = useState(0)
  const [isWaiting, setWaiting] = useState(false)
  const [refusedPeople, setRefusedPeople] = useState(NOBODY_REFUSED)
  const [lookAlikes, setLookAlikes] = useState<CallerDetails | null>(null)
  const lines = catalogue ? personLines(catalogue, { ...draft.cart, ...draft }) : []
  const patientName = draft.details.fullName ?? ''
  const errors = catalogue ? othersErrors(catalogue, { ...draft.cart, ...draft, patientName }) : []

  const create = async (details: CallerDetails, isConfirmed = false) => {
    if (busy !== null || isWaiting || !catalogue) return
    if (lines.length === 0) return
    if (errors.some((error) => error !== undefined)) return
    setRefusedTime(null)
    setWaiting(true)
    const slot = await seat.chosen()
    setWaiting(false)
    if (!slot) return
    const answer = await run(
      'create',
      (api) =>
        api.post('/api/callers/{callId}/booking', {
          params: { callId: draft.callId },
          body: {
            ...bookingBody({
              fullName: details.fullName ?? '',
              contact: details,
              home: { kind: draft.homeKind, pin: null },
              others: draft.others,
              lines,
              totalFils: totalOf(lines),
              slot,
            }),
            locale: languageOf(details),
            contactBy: contactByOf(details),
            ...(isConfirmed && { confirmDifferentPeople: true }),
          },
        }),
      {
        CONFLICT: text.summary.alreadyBooked,
        SLOT_FULL: text.summary.slotFull,
        PRICE_CHANGED: text.summary.priceChanged,
        SAME_PERSON: text.samePeople.refusal,
      },
    )
    if (answer.ok) return onChange({ done: { kind: 'booking', id: answer.data.bookingId }, slot: null })
    const { code, fields = {}, alternatives } = answer.problem ?? {}
    setLookAlikes(code === 'SAME_PERSON' ? details : null)
    const wrongTime = fields['time'] ?? fields['date'] ?? fields['notEatenSince']
    if (wrongTime !== undefined) setRefusedTime({ slot, message: wrongTime })
    // A time that others took is given up; one that is too soon for the fast stays, with the question about the last meal.
    if (code === 'SLOT_FULL' && alternatives) {
      seat.setLost({ wanted: slot, alternatives })
      onChange({ slot: null, heldUntil: null })
    }
    // Something was withdrawn or has another price: the list shows what is offered now.
    if (code === 'PRICE_CHANGED' || Object.keys(fields).some((name) => name.startsWith('tests'))) reload()
    setRefusedPeople({ fields, others: draft.others })
    return answer
  }

  const missing = {
    tests:
      attempts > 0 && lines.length === 0 && !failed ? text.summary[catalogue ? 'chooseTests' : 'testsLoading'] : null,
    time: attempts > 0 && !draft.slot && !seat.busy ? text.summary.chooseTime : timeRefusal(refusedTime, draft),
  }
  const steps = useRef<HTMLDivElement>(null)
  // What is missing above the form comes before what is wrong in it.
  useEffect(() => {
    if (attempts === 0) return
    const frame = requestAnimationFrame(() =>
      steps.current?.querySelector<HTMLElement>('[data-missing] :is(input, button:enabled)')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [attempts])

  /** The work goes on at the next step: what is booked, or when. */
  const takeOver = ({ details: found, homeKind, cart }: TakenOver) => {
    setInitial({ ...draft.details, ...found })
    onChange({ details: { ...draft.details, ...found }, homeKind, ...(cart && { cart }) })
    steps.current?.querySelector<HTMLElement>(`[data-part=${cart ? 'time' : 'tests'}] input`)?.focus()
  }

  return (
    <div className={styles.columns}>
      <div className={styles.steps} ref={steps}>
        <TitledPanel title={text.find.title}>
          <CallerSearch catalogue={catalogue} onUse={takeOver} />
        </TitledPanel>
        <div data-part="tests" data-missing={missing.tests || failed ? '' : undefined}>
          <TitledPanel title={text.tests.title}>
            {catalogue && <TestChoice catalogue={catalogue} cart={draft.cart} onCart={(cart) => onChange({ cart })} />}
            {missing.tests && <Notice kind="error">{missing.tests}</Notice>}
            {!catalogue && !failed && <p className={styles.quiet}>{messages.loading}</p>}
            {failed && (
              <Notice
                kind="error"
                action={
                  <Button variant="secondary" size="sm" onClick={reload}>
                    {messages.retry}
                  </Button>
                }
              >
                {text.tests.failed}
              </Notice>
            )}
          </TitledPanel>
        </div>
        <div data-part="time" data-missing={missing.time ? '' : undefined}>
          <TitledPanel title={text.time.title}>
            <TimeChoice
              draft={draft}
              seat={seat}
              fastingHours={fastingHours}
              onSince={(notEatenSince) => onChange({ notEatenSince })}
            />
            {missing.time && <Notice kind="error">{missing.time}</Notice>}
          </TitledPanel>
        </div>
        <TitledPanel title={text.details.title}>
          <ServerForm<CallerDetails>
            onSubmit={(details) => create(details)}
            initialValues={initial}
            keepDirtyOnReinitialize={false}
            names={NAMES}
          >
            {({ handleSubmit }) => (
              <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
                <PersonFields />
                <div className={styles.pair}>
                  <AddressFields
                    kind={draft.homeKind}
                    onKind={(homeKind) => onChange({ homeKind })}
                    ownAddress={false}
                  />
                </div>
                <FormSpy<CallerDetails>
                  subscription={{ values: true }}
                  onChange={({ values }) => {
                    if (values) onChange({ details: values })
                  }}
                />
              </form>
            )}
          </ServerForm>
        </TitledPanel>
        {catalogue && (
          <TitledPanel title={text.people}>
            <PeopleChoice
              items={cartLines(catalogue, draft.cart)}
              people={draft}
              onChange={onChange}
              errors={withRefused(attempts > 0 ? errors : [], draft.others, refusedPeople)}
              attempts={attempts}
              totalFils={totalOf(lines)}
            />
          </TitledPanel>
        )}
      </div>
      <div className={styles.side}>
        <TitledPanel title={text.summary.title}>
          {catalogue && <CallSummary catalogue={catalogue} draft={draft} />}
          <p className={styles.quiet}>{text.noCard}</p>
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <Button
            type="submit"
            form={formId}
            wide
            busy={busy !== null || isWaiting}
            busyLabel={isWaiting ? text.summary.holding : text.summary.creating}
            onClick={() => {
              reset()
              setAttempts(attempts + 1)
            }}
          >
            {text.summary.create}
          </Button>
        </TitledPanel>
      </div>
      <SamePeople
        names={lookAlikes && [lookAlikes.fullName ?? '', ...draft.others.map(({ name }) => name)]}
        busy={busy !== null}
        onClose={() => setLookAlikes(null)}
        onConfirm={() => lookAlikes && void create(lookAlikes, true)}
      />
    </div>
  )
}

/** What the server said about the chosen time, until another one is chosen. */
function timeRefusal(refused: { slot: CallerDraft['slot']; message: string } | null, { slot }: CallerDraft) {
  return refused && refused.slot?.date === slot?.date && refused.slot?.time === slot?.time ? refused.message : null
}
