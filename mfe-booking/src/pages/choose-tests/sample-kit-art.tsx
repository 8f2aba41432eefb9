import styles from './sample-kit-art.module.css'

/** A nurse's kit on a table by the window, the ghaf tree outside. Decoration: the words stand beside it. */
export function SampleKitArt() {
  return (
    <svg viewBox="0 0 480 360" width="480" height="360" aria-hidden="true" className={styles.art}>
      <circle cx="174" cy="135" r="113" fill="var(--art-sky)" />
      <path d="M78 194c36-20 72-20 100-8 30 14 62 10 98-6a113 113 0 0 1-198 14z" fill="var(--art-dusk)" />
      <circle cx="238" cy="92" r="20" fill="var(--color-amber)" />
      <path
        d="M150 216c-2-30-6-44-20-58l7-4c6 6 10 12 13 20 1-14 1-24-2-36l8-2c4 16 4 30 3 46 5-10 10-16 18-21l5 5c-14 10-20 24-19 50z"
        fill="var(--art-wood)"
      />
      <path
        d="M84 138c-4-26 18-40 34-36 4-22 40-30 54-10 22-6 44 10 40 30 16 4 18 26 2 32H98c-10 0-14-8-14-16z"
        fill="var(--art-leaf)"
      />
      <path d="M98 122c6-12 18-16 30-12 4-14 26-18 36-4-14-2-22 2-26 12-14-4-28-2-40 4z" fill="var(--art-leaf-light)" />
      <path d="M61 136h226M174 22v226" stroke="var(--color-white)" strokeWidth="7" />
      <circle cx="174" cy="135" r="113" fill="none" stroke="var(--color-white)" strokeWidth="10" />
      <path d="M288 22c34 0 56 8 66 8v226h-52c14-60 8-150-14-234z" fill="var(--art-cloth)" />
      <path
        d="M312 28c12 74 14 150 2 228M336 30c6 80 6 150 0 226"
        stroke="var(--art-cloth-shade)"
        strokeWidth="5"
        fill="none"
      />
      <rect x="18" y="300" width="444" height="18" rx="9" fill="var(--art-wood)" />
      <path d="M18 309h444v9H18z" fill="var(--art-wood-deep)" opacity=".5" />
      <path d="M64 318h18v42H64zM398 318h18v42h-18z" fill="var(--art-wood-deep)" />
      <path
        d="M214 204v-16c0-14 10-22 24-22h44c14 0 24 8 24 22v16"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="10"
      />
      <rect x="164" y="200" width="192" height="100" rx="18" fill="var(--color-ghaf)" />
      <path d="M164 238h192v-20a18 18 0 0 0-18-18H182a18 18 0 0 0-18 18z" fill="var(--color-ghaf-deep)" />
      <circle cx="260" cy="250" r="27" fill="var(--art-cloth)" />
      <path d="M260 231c9 12 14 19 14 26a14 14 0 0 1-28 0c0-7 5-14 14-26z" fill="var(--color-clay)" />
      <rect x="374" y="272" width="84" height="28" rx="6" fill="var(--art-cloth)" />
      <path d="M374 284h84" stroke="var(--art-cloth-shade)" strokeWidth="3" />
      <g>
        <rect x="382" y="222" width="17" height="58" rx="8" fill="var(--color-white)" />
        <path d="M382 250h17v22a8 8 0 0 1-17 0z" fill="var(--color-clay)" />
        <rect x="379" y="214" width="23" height="14" rx="4" fill="var(--color-amber)" />
        <rect x="408" y="222" width="17" height="58" rx="8" fill="var(--color-white)" />
        <path d="M408 242h17v30a8 8 0 0 1-17 0z" fill="var(--color-clay-deep)" />
        <rect x="405" y="214" width="23" height="14" rx="4" fill="var(--art-blush)" />
        <rect x="434" y="222" width="17" height="58" rx="8" fill="var(--color-white)" />
        <path d="M434 256h17v16a8 8 0 0 1-17 0z" fill="var(--art-dusk)" />
        <rect x="431" y="214" width="23" height="14" rx="4" fill="var(--art-leaf)" />
      </g>
      <rect x="374" y="262" width="84" height="14" rx="5" fill="var(--art-cloth)" />
      <path
        d="M38 300c-4-24 2-40 12-46-2-18 6-30 14-34 2 12 0 22-4 30 10-2 18-8 22-16 8 16 0 30-14 34 8 2 18 0 24-6 2 18-10 30-26 38z"
        fill="var(--art-leaf)"
      />
      <path d="M44 268h50l-6 32H50z" fill="var(--art-blush)" />
      <path d="M42 264h54v10H42z" fill="var(--color-clay)" />
      <rect x="112" y="286" width="44" height="14" rx="7" fill="var(--art-cloth)" />
      <path d="M118 286c0-12 32-12 32 0z" fill="var(--art-cloth-shade)" />
    </svg>
  )
}
