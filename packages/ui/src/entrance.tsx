import styles from './entrance.module.css'

/** Class for a part that has `useEntrance`. */
export const entrance = styles.part ?? ''
