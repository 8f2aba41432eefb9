import styles from './later.module.css'

/** For a large part below the first screens: laid out after the first paint. Its `--later-size` is about its height. */
export const later: string = styles.later ?? ''
