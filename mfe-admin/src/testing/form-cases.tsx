import { PasswordPanel } from '../pages/account/password-panel'
import { RenameDialog as RenamePasskey } from '../pages/account/rename-dialog'
import { ItemDrawer } from '../pages/catalogue/item-drawer'
import { ShareForm } from '../pages/day-sheet/share-form'
import { LoginForm } from '../pages/login/login-form'
import { SetPasswordForm } from '../pages/login/set-password-form'
import { CallerBooking } from '../pages/new-booking/caller-booking'
import { CallerRequest } from '../pages/new-booking/caller-request'
import { CallerSearch } from '../pages/new-booking/caller-search'
import { AnswerForm } from '../parts/threads/answer-form'
import { PayLinkPanel } from '../parts/pay-link/pay-link-panel'
import { DayOffForm } from '../pages/nurses/day-off-form'
import { LeaveDialog } from '../pages/nurses/leave-dialog'
import { NurseDrawer } from '../pages/nurses/nurse-drawer'
import { FindForm } from '../pages/patients/find-form'
import { PictureDrawer } from '../pages/pictures/picture-drawer'
import { CancelDialog } from '../pages/record/cancel-dialog'
import { IdentityDialog } from '../pages/record/identity-panel'
import { NotesPanel } from '../pages/record/notes-panel'
import { ReleaseForm } from '../pages/record/reports/release-form'
import { StepForm } from '../pages/record/step-form'
import { NoteDialog } from '../pages/records/note-dialog'
import { SeatsInput } from '../pages/slots/seats-input'
import { InviteDialog } from '../pages/staff/invite-dialog'
import { RenameDialog } from '../pages/staff/rename-dialog'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { AddPasskey } from '../parts/factor/add-passkey'
import { CodeForm } from '../parts/factor/code-form'
import { ProofDialog } from '../parts/factor/proof-dialog'
import { CompleteDialog } from '../parts/record/complete-dialog'
import { MoveDialog } from '../parts/record/move-dialog'
import { RefundDialog } from '../parts/refund-dialog'
import { callerDraft } from './callers'
import { CASE_FORMS } from './case-forms'
import type { FormCase } from './form-case'
import { aNurse } from './nurses'
import { Called, WithApi, WorkedOn } from './form-frames'
import { aBooking, TOMORROW } from './records'
import { aSample } from './samples'
import { aThread } from './threads'

const nothing = () => undefined
export const booking = aBooking({ status: 'Pending' })
const PAYMENT = { fullName: booking.fullName, left: 560, suggested: 60 }
const REFUND = { version: 1, note: 'No vein', amount: 60, key: '0198c0de-0000-7000-8000-000000000004' }
export const aPerson = { fullName: 'Mona Haddad', phone: '0501234567', email: 'mona@example.com' }

const id = booking.id
/** Every form of this remote that calls the server with what was typed. */
export const FORMS: Record<string, FormCase> = {
  'pages/account/password-panel.tsx': { form: <PasswordPanel onChange={nothing} /> },
  'pages/account/rename-dialog.tsx': {
    form: (
      <RenamePasskey
        passkey={{ id: 'p1', name: 'Laptop', addedAt: booking.createdAt, lastUsedAt: null, blocked: false }}
        onRenamed={nothing}
        onClose={nothing}
      />
    ),
  },
  ...CASE_FORMS,
  'pages/catalogue/item-drawer.tsx': {
    form: <ItemDrawer open kind="test" item={null} items={[]} onItems={nothing} onClose={nothing} />,
    elsewhere: /^active$/,
  },
  'pages/day-sheet/share-form.tsx': {
    form: (
      <ShareForm
        choice={{ date: booking.date, area: '', nurse: '' }}
        areas={['Dubai Marina']}
        nurses={[{ id: 'nurse-1', name: 'Maya Rahman' }]}
        made={[]}
        onMade={nothing}
      />
    ),
    elsewhere: /^date$/,
  },
  'pages/login/login-form.tsx': { form: <LoginForm onLoggedIn={nothing} onSecondStep={nothing} /> },
  'pages/login/set-password-form.tsx': {
    form: <SetPasswordForm token="t" onEnd={nothing} />,
    ends: 'token',
  },
  'pages/new-booking/caller-booking.tsx': {
    form: <CallerBooking draft={callerDraft({})} onChange={nothing} />,
    elsewhere: /^(amount|currency|language|date|time|tests|people)\b/,
    find: 'form:not([role=search])',
    ready: '[type=search]',
  },
  'pages/new-booking/caller-request.tsx': {
    form: (
      <CallerRequest
        draft={callerDraft({ kind: 'request', details: { ...aPerson, day: '2030-03-05' } })}
        onChange={nothing}
      />
    ),
    elsewhere: /^orderId$/,
    find: 'form:not([role=search])',
  },
  'pages/new-booking/caller-search.tsx': { form: <CallerSearch catalogue={null} onUse={nothing} /> },
  'parts/pay-link/pay-link-panel.tsx': { form: <PayLinkPanel id={id} />, elsewhere: /^version$/ },
  'parts/threads/answer-form.tsx': { form: <AnswerForm thread={aThread()} onThread={nothing} />, elsewhere: /^way$/ },
  'pages/nurses/day-off-form.tsx': {
    form: (
      <WithApi>
        {(api) => (
          <DayOffForm
            nurse={aNurse()}
            today={booking.date}
            busy={false}
            onAdd={(body) => api.post('/api/nurses/{id}/days-off', { params: { id }, body })}
          />
        )}
      </WithApi>
    ),
  },
  'pages/nurses/leave-dialog.tsx': {
    form: <LeaveDialog nurse={aNurse()} today={booking.date} onNurses={nothing} onClose={nothing} />,
  },
  'pages/nurses/nurse-drawer.tsx': {
    form: <NurseDrawer open nurse={aNurse()} areasServed={['Jumeirah']} onNurses={nothing} onClose={nothing} />,
    elsewhere: /^(version|areas[.].*)$/,
  },
  'pages/patients/find-form.tsx': { form: <FindForm onFound={nothing} />, values: { contact: 'mona@example.com' } },
  'pages/pictures/picture-drawer.tsx': {
    form: (
      <PictureDrawer
        open
        picture={{ key: 'k', kind: 'team', caption: 'Maya', role: 'Nurse', alt: 'A nurse', languages: [] } as never}
        onPictures={nothing}
        onClose={nothing}
      />
    ),
  },
  'pages/record/cancel-dialog.tsx': {
    form: (
      <Called
        call={(api) =>
          api.post('/api/bloodtests/{id}', {
            params: { id },
            body: { status: 'Canceled', version: 1, reason: 'x', refundPayment: true },
          })
        }
      >
        {({ refusal, onSave }) => (
          <CancelDialog open money={null} busy={false} refusal={refusal} onClose={nothing} onSave={onSave} />
        )}
      </Called>
    ),
    elsewhere: /^(status|version|refundPayment)$/,
  },
  'pages/record/identity-panel.tsx': {
    form: <IdentityDialog about={aSample()} record={booking} onRecord={nothing} onClose={nothing} />,
    elsewhere: /^(version|people\.0\.person)$/,
  },
  'pages/record/notes-panel.tsx': { form: <NotesPanel kind="bloodtests" record={booking} onRecord={nothing} /> },
  'pages/record/reports/release-form.tsx': {
    form: (
      <ReleaseForm
        report={{ id: 'r1', person: 0, name: 'report.pdf' } as never}
        owner={{ person: 0, name: booking.fullName, tests: [] }}
        record={booking}
        onReleased={nothing}
      />
    ),
    values: { orderEnd: booking.orderId.slice(-4) },
  },
  'pages/record/step-form.tsx': {
    form: <StepForm record={booking} kind="sampleTaken" onRecord={nothing} onClose={nothing} />,
    elsewhere: /^(id|kind)$/,
  },
  'pages/records/note-dialog.tsx': { form: <NoteDialog kind="bloodtests" open item={booking} onClose={nothing} /> },
  'parts/record/call-dialog.tsx': { form: <WorkedOn />, values: { day: TOMORROW }, elsewhere: /^version$/ },
  'pages/slots/seats-input.tsx': {
    form: (
      <SeatsInput
        date={booking.date}
        slot={{ time: '10:00 Am', seats: 4, usual: 4, own: false } as never}
        onPlan={nothing}
      />
    ),
    values: { seats: '3' },
    elsewhere: /^(date|time)$/,
  },
  'pages/staff/invite-dialog.tsx': { form: <InviteDialog open onAccounts={nothing} onClose={nothing} /> },
  'pages/staff/rename-dialog.tsx': {
    form: (
      <RenameDialog
        account={{ id: 'a1', userName: 'sara', name: 'Sara' } as never}
        onAccounts={nothing}
        onClose={nothing}
      />
    ),
  },
  'parts/confirm-dialog.tsx': {
    form: (
      <Called
        call={(api) =>
          api.post('/api/bloodtests/{id}/clear-action', { params: { id }, body: { version: 1, note: 'Called' } })
        }
      >
        {({ refusal, onSave }) => (
          <ConfirmDialog
            open
            title="Sure?"
            reason={{ maxLength: 200 }}
            save="Save"
            busy={false}
            refusal={refusal}
            onClose={nothing}
            onSave={onSave}
          />
        )}
      </Called>
    ),
    elsewhere: /^version$/,
  },
  // The device makes the other parts of its answer.
  'parts/factor/add-passkey.tsx': {
    form: <AddPasskey onAdded={nothing} onExpired={nothing} />,
    elsewhere: /^response\b/,
  },
  'parts/factor/code-form.tsx': {
    form: (
      <WithApi>
        {(api) => (
          <CodeForm
            label="Code"
            submit="Go"
            submitting="…"
            send={async (code) => {
              const answer = await api.post('/api/user/totp', { body: { code } })
              return answer.ok ? null : answer
            }}
          />
        )}
      </WithApi>
    ),
  },
  'parts/factor/proof-dialog.tsx': { form: <ProofDialog ways={[]} onEnd={nothing} />, elsewhere: /^way$/ },
  'parts/record/complete-dialog.tsx': {
    form: (
      <Called
        call={(api) =>
          api.post('/api/bloodtests/{id}', {
            params: { id },
            body: { status: 'Completed', version: 1, collected: { by: 'Maya', at: '2026-03-03T08:00:00.000Z' } },
          })
        }
      >
        {({ refusal, onSave }) => (
          <CompleteDialog
            completion={{ ahead: null, visitDate: booking.date }}
            busy={false}
            refusal={refusal}
            onClose={nothing}
            onSave={onSave}
          />
        )}
      </Called>
    ),
    elsewhere: /^(status|version)$/,
  },
  'parts/record/move-dialog.tsx': {
    form: (
      <MoveDialog
        open
        record={booking}
        to={{ date: '2030-03-05', time: '10:30 Am' }}
        onRecord={nothing}
        onClose={nothing}
      />
    ),
    elsewhere: /^version$/,
  },
  'parts/refund-dialog.tsx': {
    form: (
      <Called
        call={(api) => api.post('/api/money/{attemptId}/refunds', { params: { attemptId: 'ORD-1' }, body: REFUND })}
      >
        {(dialog) => <RefundDialog payment={PAYMENT} busy={false} onClose={nothing} {...dialog} />}
      </Called>
    ),
    elsewhere: /^(version|key|confirmSampleTaken)$/,
  },
}
