import styles from './entrance.module.css'

/** Classes for `useEntrance`: the part itself, and a picture in it. */
export const entrance = { part: styles.part ?? '', picture: styles.picture ?? '' }
