import styles from './deferred-layout.module.css'

/** For a large part below the first screens: laid out after the first paint. Its `--deferred-size` is about its height. */
export const deferredLayout: string = styles.deferred ?? ''
