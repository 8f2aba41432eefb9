import type { Host } from '@homecare/federation/contract'
import { useHost } from '@homecare/remote-kit/host-context'
import { questions } from '../../locales/en/faq.json'
import { fillText } from '../../parts/fill-text'
import { StructuredData, type Thing } from '../../parts/structured-data/structured-data'
import { medicalBusiness } from '../../parts/structured-data/things'

/** The provider, and the questions of the page. */
export function HomeData() {
  const host = useHost()
  return <StructuredData things={[medicalBusiness(host), faqPage(host)]} />
}

/** The questions and answers of the home page. */
export const faqPage = (host: Host): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: fillText(host, answer) },
  })),
})
