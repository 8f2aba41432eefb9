/** A ghaf's canopy that is also a roof; one colour (currentColor), legible from 16 px. */
export function LogoMark({ size = 40, label }: { size?: number; label?: string }) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" {...meaning}>
      <path d="M14.1 4.1a3 3 0 0 1 3.8 0l11.4 9.5c1.6 1.4.7 4-1.4 4.1-1.4.1-2.2.4-3.1 1.2a4.3 4.3 0 0 1-5.5.2 5.3 5.3 0 0 0-6.6 0 4.3 4.3 0 0 1-5.5-.2c-.9-.8-1.7-1.1-3.1-1.2-2.1-.1-3-2.7-1.4-4.1z" />
      <path
        d="M16 29.400V25.500M9.200 20.700c3.400.7 6 2 6.800 4.800.8-2.800 3.400-4.100 6.800-4.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
