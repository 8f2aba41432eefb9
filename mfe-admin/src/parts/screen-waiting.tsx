import { LinesWaiting } from '@homecare/remote-kit/lines-waiting'
import { partsMessages } from './messages'

/** What stands in the place of a screen that loads. */
export const ScreenWaiting = () => <LinesWaiting text={partsMessages.waiting} slowText={partsMessages.slow} />
