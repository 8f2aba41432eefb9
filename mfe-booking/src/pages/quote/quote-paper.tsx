import type { ShownQuote } from '@homecare/contract/quotes'
import { filsFromAed } from '@homecare/domain/money'
import { Card } from '@homecare/ui/card'
import { Price } from '@homecare/ui/price'
import * as texts from '../../locales/en/quote.json'
import { Fact, FactList, NumberText, Untranslated } from '../../parts/facts'
import styles from './quote-view.module.css'

const { facts } = texts

/** The offer: for whom, which care, when, at which price, by which terms. */
export function QuotePaper({ quote }: { quote: ShownQuote }) {
  const { patientName, period, lines, note, discount, total, totalFor, vat, validUntil, terms } = quote
  return (
    <Card padding="lg" className={styles.card}>
      <FactList>
        <Fact name={facts.patient}>
          <Untranslated>{patientName}</Untranslated>
        </Fact>
        <Fact name={facts.period}>{period}</Fact>
        {note && (
          <Fact name={facts.note}>
            <p className={styles.note} dir="auto">
              {note}
            </p>
          </Fact>
        )}
        <Fact name={facts.care}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two lines may be the same; their places are what they are.
            <div key={at} className={styles.line}>
              <span className={styles.what}>
                <strong>{line.service}</strong>
                {line.when && <span>{line.when}</span>}
                <span className={styles.quiet}>{line.count}</span>
              </span>
              <Price fils={filsFromAed(line.amount)} decimals />
            </div>
          ))}
        </Fact>
        {discount > 0 && (
          <Fact name={facts.discount}>
            <Price fils={filsFromAed(discount)} decimals />
          </Fact>
        )}
        <Fact name={facts.total}>
          <strong>
            <Price fils={filsFromAed(total)} decimals />
          </strong>
          <span className={styles.for}>{totalFor}</span>
        </Fact>
        {vat > 0 && (
          <Fact name={facts.vat}>
            <Price fils={filsFromAed(vat)} decimals />
          </Fact>
        )}
        <Fact name={facts.validUntil}>{validUntil}</Fact>
        <Fact name={facts.number}>
          <NumberText>{quote.number}</NumberText>
        </Fact>
      </FactList>
      <h2 className={styles.terms}>{texts.terms}</h2>
      <ul className={styles.sentences}>
        {terms.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}
