import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SandboxOrder } from './order-book'

/** The orders on disk: one line for each change, holding the whole order. The last line of an order wins. */
export interface OrderFile {
  /** Oldest first. */
  orders: SandboxOrder[]
  append(order: SandboxOrder): void
}

/** Reads the file, creates it if missing, and compacts it to one line for each order. */
export function openOrderFile(path: string): OrderFile {
  const orders = new Map<string, SandboxOrder>()
  for (const line of readLines(path)) {
    const order = parseLine(line)
    if (order) orders.set(order.referenceNo, order)
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, [...orders.values()].map(toLine).join(''))
  renameSync(`${path}.new`, path)
  return {
    orders: [...orders.values()],
    // This is synchronous, so that every response is on disk even if the process is killed.
    append: (order) => appendFileSync(path, toLine(order)),
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const toLine = (order: SandboxOrder): string => `${JSON.stringify({ ...order, echoed: [...order.echoed] })}\n`

/** Returns undefined for a line that was cut off when the process was killed. */
function parseLine(line: string): SandboxOrder | undefined {
  try {
    const { echoed, createdAt, returnAt, ...rest } = JSON.parse(line) as SandboxOrder
    return {
      ...rest,
      echoed: new Map(echoed),
      createdAt: new Date(createdAt),
      ...(returnAt ? { returnAt: new Date(returnAt) } : {}),
    }
  } catch {
    return undefined
  }
}
