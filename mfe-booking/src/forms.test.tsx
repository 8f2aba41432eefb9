// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { filesWithForms, fillForm, refuseEachField } from '@homecare/remote-kit/testing/refused-fields'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { IdentityForm } from './pages/own-booking/identity/identity-form'
import { GateCodeForm } from './pages/own-booking/gate-code-form'
import { ProofForm } from './pages/own-booking/report/proof-form'
import { SharePanel } from './pages/own-booking/report/share-panel'
import { whoseReport } from './pages/own-booking/report/whose-report'
import { AcceptForm } from './pages/quote/accept-form'
import { AskForm } from './pages/quote/ask-forms'
import { PasscodeForm } from './pages/shared-report/passcode-form'
import { InviteForm } from './pages/my/family/invite-form'
import { CodeForm } from './parts/code-form'
import { CodeOfPhoneForm } from './parts/sign-in/code-of-phone-form'
import { PhoneForm } from './parts/sign-in/phone-form'
import { aShownQuote, QUOTE_LINK } from './testing/quotes'

const nothing = () => undefined
const link = { orderId: 'ORD-1', token: 't' }
const quote = { quote: aShownQuote(), link: QUOTE_LINK, onChanged: nothing, onClose: nothing }

/** Every form of this remote that calls the server with what was typed. What a link has of it is refused at the field as well. */
const FORMS: Record<string, ReactNode> = {
  'pages/own-booking/identity/identity-form.tsx': (
    <IdentityForm
      people={[{ person: 0, name: 'Mona', identified: false }]}
      isNamed={false}
      link={link}
      onSaved={nothing}
    />
  ),
  'pages/own-booking/gate-code-form.tsx': <GateCodeForm link={link} given={false} onGiven={nothing} />,
  'pages/own-booking/report/proof-form.tsx': (
    <ProofForm link={link} person={0} whose={whoseReport(null)} proof="digits" onOpened={nothing} />
  ),
  'pages/own-booking/report/share-panel.tsx': (
    <SharePanel shares={[]} report={{ ...link, person: 0 }} onShares={nothing} onClosed={nothing} />
  ),
  'parts/sign-in/phone-form.tsx': <PhoneForm initial="" onSent={nothing} />,
  'parts/sign-in/code-of-phone-form.tsx': (
    <CodeOfPhoneForm
      phoneNumber="0501234567"
      sent={{ until: '2026-03-03T05:10:00Z', againAt: '2026-03-03T05:01:00Z' }}
      onSent={nothing}
      onSignedIn={nothing}
      onChangeNumber={nothing}
    />
  ),
  'pages/quote/accept-form.tsx': <AcceptForm {...quote} />,
  'pages/quote/ask-forms.tsx': <AskForm {...quote} />,
  'pages/my/family/invite-form.tsx': <InviteForm onInvited={nothing} onStop={nothing} onSignedOut={nothing} />,
  'pages/shared-report/passcode-form.tsx': <PasscodeForm token="t" onOpened={nothing} onEnded={nothing} />,
}

const OF_QUOTE = /^(number|token|locale|contentHash)$/
/** What nobody types there is refused above the button. */
const NOT_TYPED: Record<string, RegExp> = {
  'pages/own-booking/identity/identity-form.tsx': /token|person$/,
  'pages/quote/accept-form.tsx': OF_QUOTE,
  'pages/quote/ask-forms.tsx': OF_QUOTE,
}

/** The others, and why they are not in that list. */
const OTHERS: Record<string, string> = {
  'pages/patient-details/patient-form.tsx': 'the confirm page calls: pages/patient-details/refused-details.test.tsx',
  'parts/code-form.tsx': 'the page around it calls: the test below',
  'parts/gateway-form.tsx': 'nobody types into it, and the card gateway gets it',
}

let api: TestApi
beforeEach(() => {
  api = startApi()
})
afterEach(() => {
  cleanup()
  api.close()
})

function show(part: ReactNode): HTMLFormElement {
  render(<HostProvider host={testHost({ apiBase: api.apiBase })}>{part}</HostProvider>)
  const form = document.querySelector('form')
  if (!form) throw new Error('no form is shown')
  return form
}

test('every form of this remote is listed here', () => {
  expect(filesWithForms(import.meta.dirname)).toEqual([...Object.keys(FORMS), ...Object.keys(OTHERS)].sort())
})

test.each(Object.entries(FORMS))(
  '%s shows what the server refuses at its field, with the focus',
  async (file, part) => {
    const form = show(part)
    fillForm(form)
    expect(await refuseEachField(api, form, { elsewhere: NOT_TYPED[file] })).not.toEqual([])
  },
)

test.each(['wrong', 'expired'] as const)('a code that is %s is said at its field, which has the focus', (state) => {
  const form = show(
    <CodeForm email="mona@example.com" state={state} busy={false} onCode={nothing} onResend={nothing} />,
  )
  const field = form.querySelector('[name=code]')
  expect(document.activeElement).toBe(field)
  const said = document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent
  expect(said).toMatch(/^This (code does not work any more|is not the code of our last email)/)
})
