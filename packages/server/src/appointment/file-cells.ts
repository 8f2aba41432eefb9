import { staffTime } from '@homecare/domain/clock'
import { showPhone } from '@homecare/domain/phone'

/** What a list's file has in the place of instants and digits: the office's clock, and numbers as people write them. */
export const fileCells = ({ createdAt, phoneNumber }: { createdAt: string; phoneNumber: string }) => ({
  'createdAt (Dubai time)': staffTime(new Date(createdAt)),
  phoneNumber: showPhone(phoneNumber.startsWith('971') ? `+${phoneNumber}` : phoneNumber),
})
