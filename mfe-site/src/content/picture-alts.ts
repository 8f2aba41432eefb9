import type { ServicePath } from './services'

export type PagePath = '/' | '/aboutus' | '/contact' | '/refund-policy' | ServicePath

/** Alternative texts of the pages' pictures for shared links. */
export const pictureAlts: Record<PagePath, string> = {
  '/': 'A nurse greets an older man in his armchair on a morning visit, a tree outside the window',
  '/aboutus': 'A nurse, a doctor and a therapist in the shade of a ghaf tree',
  '/contact': 'A nurse at her desk by the window, on the telephone, a notebook open',
  '/refund-policy': 'A receipt and a bank card on a table by the window',
  '/home-nursing-services': 'A nurse measures the blood pressure of a woman in her armchair',
  '/post-operative-care': 'A patient rests after an operation, the bandaged leg raised',
  '/ventilator-care': 'A calm sleeper beside a quiet ventilator with an even curve',
  '/palliative-care': 'One hand holds another beside a lit lamp',
  '/elderly-care': 'An older man and a nurse walk in the garden, arm in arm',
  '/pediatric-palliative': 'A child in bed with her bear, a paper moon above',
  '/paralytic-care': 'A reader in a wheelchair by the window',
  '/parkinson-care': 'A cup of tea in an unsteady hand that a second hand steadies',
  '/physiotherapy-services': 'A physiotherapist helps a patient to raise an arm',
  '/doctor-home-visits': 'A doctor listens to a patient’s chest on the family’s sofa',
  '/medical-tourism': 'A suitcase and travel papers, a city under a mild sun',
  '/injection-services': 'A tray with a vial, a syringe, a swab and a plaster',
  '/blood-test': 'A blood sample taken from a resting arm at the kitchen table',
  '/hydrafacial-services': 'A face under a towel, eyes closed, with cool drops',
  '/post-stroke-recovery': 'First steps between two rails, a therapist at the side',
}
