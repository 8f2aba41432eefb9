import type { Page } from '@homecare/remote-kit/pages'
import { ITEM_PAGE, MY_PAGE, OWN_BOOKING, PAY_PAGE, QUOTE_PAGE, SHARED_REPORT } from './pages/paths'
import { PATHS } from './wizard/steps'

const common = { layout: 'public' as const, prerender: true, hydrate: 'load' as const }

// The steps after the choice of tests are one file, the pages that links open another.
export const loadSteps = () => import('./pages/steps')
const loadLinks = () => import('./pages/links')

/** Pages without content for search engines, because they need a booking in progress or a link. */
const step = { ...common, chunk: 'steps', index: false }
/** The patient's details can have a pin from the phone, and the steps before lead there within one document. */
const toPatient = { asksForPlace: true }
const linked = { ...common, chunk: 'links', index: false }

/** The pages of the wizard. */
export const steps: readonly Page[] = [
  {
    ...common,
    path: PATHS.choosing,
    aliases: ['/book', '/book-blood-test', '/book-a-blood-test', '/blood-tests', '/bloodtests', '/bloodtest'],
    links: [{ label: 'Blood Test', place: 'main', order: 40 }],
    chunk: 'choose-tests',
    ...toPatient,
    data: ['/api/catalogue-in-short'],
    load: async () => (await import('./pages/choose-tests/choose-tests')).ChooseTests,
  },
  { ...step, ...toPatient, path: PATHS.slot, load: async () => (await loadSteps()).SelectSlot },
  { ...step, ...toPatient, path: PATHS.patient, load: async () => (await loadSteps()).PatientDetails },
  // No offer to reload while the browser is redirected to the card page.
  { ...step, ...toPatient, path: PATHS.confirming, undisturbed: true, load: async () => (await loadSteps()).Confirm },
  { ...step, path: PATHS.payment, undisturbed: true, load: async () => (await loadSteps()).Payment },
  { ...step, path: PATHS.status, load: async () => (await loadSteps()).PaymentStatusPage },
]

export const links: readonly Page[] = [
  // One for each test and package that the catalogue has.
  {
    ...common,
    path: ITEM_PAGE,
    prerender: false,
    hydrate: 'idle',
    chunk: 'item',
    data: ['/api/item-pages'],
    pagesFrom: '/api/item-pages',
    load: async () => (await import('./pages/item/item-page')).ItemPageScreen,
  },
  // Opened by the links in emails: the patient's own booking, with the reports.
  { ...linked, path: OWN_BOOKING, closed: true, load: async () => (await loadLinks()).OwnBookingPage },
  // Everything that was booked with a phone, for its owner.
  {
    ...common,
    path: MY_PAGE,
    links: [{ label: 'Your Visits', place: 'footer', order: 35 }],
    chunk: 'my',
    index: false,
    closed: true,
    load: async () => (await import('./pages/my/my-page')).MyPage,
  },
  // Opened by the link that staff send after a phone call: undisturbed while the browser goes to the card page.
  { ...linked, path: PAY_PAGE, undisturbed: true, load: async () => (await loadLinks()).PayPage },
  // Opened by the link in the message to a family: what care costs, and the acceptance.
  {
    ...linked,
    path: QUOTE_PAGE,
    closed: true,
    undisturbed: true,
    load: async () => (await loadLinks()).loadQuotePage(),
  },
  // Opened by a doctor with the link that a patient has made.
  {
    ...linked,
    path: SHARED_REPORT,
    closed: true,
    undisturbed: true,
    load: async () => (await loadLinks()).SharedReportPage,
  },
]
