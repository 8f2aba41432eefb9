export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** The path of each engine's program: '' is the Chromium that Playwright installed, undefined means that there is none. */
export type EnginePaths = Partial<Record<EngineName, string>>

/** The smallest set of steps that journeys need and all three protocols have. */
export interface Driver {
  /** Resolves once the navigation has started. */
  goto(url: string): Promise<void>
  /** The value of an expression in the page, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A trusted click at this point of the viewport. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Presses the key Tab. */
  tab(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Page errors and console errors that the protocol reported so far. */
  complaints(): string[]
  close(): Promise<void>
}

/** A running browser. Each driver that it opens is a separate visitor with its own cookies. */
export interface Engine {
  name: EngineName
  open(): Promise<Driver>
  close(): Promise<void>
}

export const ZONE = 'Asia/Dubai'
