import type { Host } from '@homecare/federation/contract'
import { faq } from '../../content/faq'
import { fillText } from '../fill-text'
import type { Thing } from './structured-data'

/** The questions of the home page with their answers, word for word. */
export const faqPage = (host: Host): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: fillText(host, answer) },
  })),
})
