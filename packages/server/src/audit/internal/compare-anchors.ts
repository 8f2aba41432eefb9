import type { AuditAnchor } from './anchors'
import type { Fault, ChainPosition } from './walk-chain'

/** Compares the chain with its anchors, position by position. */
export function compareAnchors(anchors: AuditAnchor[]) {
  const bySequence = new Map<number, AuditAnchor[]>()
  for (const anchor of anchors) bySequence.set(anchor.sequence, [...(bySequence.get(anchor.sequence) ?? []), anchor])
  /** The last position at which an anchor matched. */
  let known = 0
  return {
    /** To be called for each position of the chain in order. */
    at({ sequence, hash }: ChainPosition, id: string): Fault | null {
      const here = bySequence.get(sequence)
      if (!here) return null
      const wrong = here.find((anchor) => anchor.hash !== hash)
      if (!wrong) {
        known = sequence
        return null
      }
      const range = sequence === known + 1 ? `number ${sequence}` : `one of the numbers ${known + 1} to ${sequence}`
      return {
        entry: id,
        problem: `Entry ${id}, number ${sequence} of the chain, is not the one that was anchored at ${wrong.at}: the first wrong entry is ${range}.`,
      }
    },
    /** Returns a fault if anchored entries do not exist any more. */
    behind(head: ChainPosition): Fault | null {
      const [missing] = anchors.filter(({ sequence }) => sequence > head.sequence)
      if (!missing) return null
      const { sequence, at } = missing
      return {
        entry: null,
        problem: `The history ends with entry number ${head.sequence}, but number ${sequence} was anchored at ${at}: the entries from number ${head.sequence + 1} on are missing.`,
      }
    },
  }
}
