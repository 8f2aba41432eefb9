export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** Where each engine's program is: its path, '' for the one that Playwright installed, undefined where there is none. */
export type EnginePaths = Partial<Record<EngineName, string>>

export type Key = 'Enter' | 'Escape' | 'Tab'

/** What a journey needs of a browser; the smallest set that three protocols share. */
export interface Driver {
  /** Resolves once the browser is on its way to the address. */
  goto(url: string): Promise<void>
  /** The value of an expression in the page, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A trusted press of the main button at this point of the viewport. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Page errors and console errors that the protocol reported so far. */
  complaints(): string[]
  close(): Promise<void>
}

/** A browser that is running. Each driver that it opens is a visitor of its own, without cookies of another. */
export interface Engine {
  name: EngineName
  open(): Promise<Driver>
  close(): Promise<void>
}

export const ZONE = 'Asia/Dubai'
