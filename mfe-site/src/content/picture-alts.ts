import type { LegalPath } from './legal/legal-page'
import type { ServicePath } from './services'

export type PagePath = '/' | '/aboutus' | '/contact' | '/refund-policy' | LegalPath | ServicePath

/** Alternative texts of the pages' pictures for shared links. */
export const pictureAlts: Record<PagePath, string> = {
  '/': 'A nurse greets an older man in his armchair on a morning visit, a tree outside the window',
  '/aboutus': 'A nurse, a doctor and a therapist in the shade of a ghaf tree',
  '/contact': 'A nurse at her desk by the window, on the telephone, a notebook open',
  '/refund-policy': 'A receipt and a bank card on a table by the window',
  '/privacy-policy': 'A nurse, a doctor and a therapist in the shade of a ghaf tree, under the words Privacy Policy',
  '/terms': 'A receipt and a bank card on a table by the window, under the words Terms of Use',
  '/cookies': 'A nurse at her desk by the window, under the word Cookies',
  '/home-nursing-services': 'A nurse measures the blood pressure of a woman in her armchair',
  '/post-operative-care': 'A patient rests after an operation, the bandaged leg raised',
  '/ventilator-care': 'A calm sleeper beside a quiet ventilator with an even curve',
  '/palliative-care': 'A nurse sits at a patient’s bed in the evening and holds her hand',
  '/elderly-care': 'An older man and a nurse walk in the garden, arm in arm',
  '/pediatric-palliative': 'A child in bed with her bear, a paper moon above',
  '/paralytic-care': 'A reader in a wheelchair by the window',
  '/parkinson-care': 'A nurse steadies the cup of an older man at his table',
  '/physiotherapy-services': 'A physiotherapist helps a patient to raise an arm',
  '/doctor-home-visits': 'A doctor listens to a patient’s chest on the family’s sofa',
  '/medical-tourism': 'A suitcase and travel papers, a city under a mild sun',
  '/injection-services': 'A tray with a vial, a syringe, a swab and a plaster',
  '/blood-test': 'A nurse takes a blood sample at the kitchen table',
  '/hydrafacial-services': 'A woman leans back with her eyes closed while a practitioner treats her cheek',
  '/post-stroke-recovery': 'First steps between two rails, a therapist at the side',
}
