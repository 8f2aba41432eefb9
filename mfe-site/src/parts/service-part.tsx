import { deferredLayout } from '@homecare/ui/deferred-layout'
import { entrance, useEntrance } from '@homecare/ui/use-entrance'
import type { ServicePart } from '../content/service-page'
import { FilledText } from './filled-text'
import styles from './service-part.module.css'

export function ServicePartView({ part }: { part: ServicePart }) {
  const inner = useEntrance()
  const items = part.steps ?? part.points
  const List = part.steps ? 'ol' : 'ul'
  return (
    <section className={`${styles.part} ${deferredLayout}`}>
      <div ref={inner} className={`${styles.inside} ${entrance}`}>
        <h2 className={styles.heading}>{part.heading}</h2>
        {part.text?.map((paragraph, at) => (
          <p key={at}>
            <FilledText text={paragraph} />
          </p>
        ))}
        {items && (
          <List className={part.steps ? styles.steps : styles.points}>
            {items.map((item) => (
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
