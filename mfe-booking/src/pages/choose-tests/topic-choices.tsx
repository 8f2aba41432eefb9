import { useState } from 'react'
import type { Catalogue } from '@homecare/domain/catalogue'
import { Button } from '@homecare/ui/button'
import { Section } from '@homecare/ui/section'
import * as texts from '../../locales/en/catalogue.json'
import { choicesOf, type Topic } from './catalogue-groups'
import { PackageList } from './package-list'
import { TestList } from './test-list'
import styles from './found-items.module.css'

/** More than these are listed on request. */
const FIRST = 24

/** The packages and tests of a topic. */
export function TopicChoices({ catalogue, topic }: { catalogue: Catalogue; topic: Topic }) {
  const [allOf, setAllOf] = useState<Topic | null>(null)
  const { packages, tests } = choicesOf(catalogue, topic)
  const shown = allOf === topic ? tests : tests.slice(0, FIRST)
  return (
    <Section tight heading={texts.topics[topic]}>
      <div className={styles.found}>
        {packages.length > 0 && <PackageList packages={packages} catalogue={catalogue} />}
        <TestList tests={shown} catalogue={catalogue} />
        {shown.length < tests.length && (
          <Button variant="secondary" onClick={() => setAllOf(topic)}>
            {texts.showAll({ count: tests.length })}
          </Button>
        )}
      </div>
    </Section>
  )
}
