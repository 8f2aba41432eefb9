import styles from './bottom-bar.module.css'

/** Class for a bar that stays at the bottom of the screen; its own style makes it `fixed` or `sticky`. */
export const bottomBar: string = styles.bar ?? ''
