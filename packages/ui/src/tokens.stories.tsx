import { useMemo } from 'react'
import { State, States } from '../gallery/states'
import styles from '../gallery/tokens.module.css'

export default { title: 'Tokens' }

/** The custom properties of the page that begin with `prefix`, in the order of tokens.css. */
function tokensOf(prefix: string): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
  )
  return [...new Set(names)].filter((name) => name.startsWith(prefix))
}

const useTokens = (prefix: string): string[] => useMemo(() => tokensOf(prefix), [prefix])

export const Colours = () => (
  <ul className={styles.swatches}>
    {useTokens('--color-').map((name) => (
      <li key={name}>
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
        {name.replace('--color-', '')}
      </li>
    ))}
  </ul>
)

export const Type = () => (
  <States>
    {(['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
      <State key={size} name={size}>
        <p style={{ font: `400 var(--text-${size}) / var(--leading-${size}) var(--font-text)` }}>
          Care that comes home
        </p>
        <p style={{ font: `500 var(--text-${size}) / var(--leading-${size}) var(--font-display)` }}>
          Care that comes home
        </p>
      </State>
    ))}
  </States>
)
