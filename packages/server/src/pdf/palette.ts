/** The site's colours for PDF and email, which can't use CSS tokens. Source: packages/ui/src/tokens.css. */
export const PALETTE = {
  ink: '#12302b',
  muted: '#4a625c',
  white: '#ffffff',
  sand: '#f7f2e9',
  sage: '#dceae3',
  sageSoft: '#eff5f1',
  ghaf: '#1f6b57',
  clay: '#b2452a',
  amber: '#e3b65b',
  line: '#e2dac9',
} as const

/** The logo, a ghaf's canopy that is also a roof, in a box of 32 × 32: one shape to fill and one to stroke at 2.2. */
export const MARK = {
  canopy:
    'M14.1 4.1a3 3 0 0 1 3.8 0l11.4 9.5c1.6 1.4.7 4-1.4 4.1-1.4.1-2.2.4-3.1 1.2a4.3 4.3 0 0 1-5.5.2 5.3 5.3 0 0 0-6.6 0 4.3 4.3 0 0 1-5.5-.2c-.9-.8-1.7-1.1-3.1-1.2-2.1-.1-3-2.7-1.4-4.1z',
  trunk: 'M8.6 20.6c2.9 1.1 5.2 2.6 5.9 5.2V29h3v-3.2c.7-2.6 3-4.1 5.9-5.2',
} as const
