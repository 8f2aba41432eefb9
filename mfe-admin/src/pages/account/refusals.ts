import type { RefusalTexts } from '../../api/use-change'
import { factorMessages } from '../../parts/factor/messages'

/** Why a change of one's own factors was refused. */
export const REFUSALS: RefusalTexts = {
  PROOF_REQUIRED: factorMessages.proof.missing,
  ILLEGAL_TRANSITION: (detail) => detail ?? factorMessages.passkey.failed,
}
