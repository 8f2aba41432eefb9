import { deferredLayout } from '@homecare/ui/deferred-layout'
import { entrance, useEntrance } from '@homecare/ui/use-entrance'
import type { ServicePart } from '../content/service-page'
import { FilledText } from './filled-text'
import styles from './service-part.module.css'

export function ServicePartView({ part }: { part: ServicePart }) {
  const inner = useEntrance()
  const List = part.list?.kind === 'steps' ? 'ol' : 'ul'
  return (
    <section className={`${styles.part} ${deferredLayout}`}>
      <div ref={inner} className={`${styles.inside} ${entrance}`}>
        <h2 className={styles.heading}>{part.heading}</h2>
        {part.text?.map((paragraph) => (
          <p key={paragraph}>
            <FilledText text={paragraph} />
          </p>
        ))}
        {part.list && (
          <List className={part.list.kind === 'steps' ? styles.steps : styles.points}>
            {part.list.items.map((item) => (
              <li key={item.title} className={styles.item}>
                <h3 className={styles.title}>{item.title}</h3>
                <p className={styles.text}>
                  <FilledText text={item.text} />
                </p>
              </li>
            ))}
          </List>
        )}
      </div>
    </section>
  )
}
