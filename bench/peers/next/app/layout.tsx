import type { ReactNode } from 'react'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import '../src/ui/fonts.css'
import '../src/shell/global.css'
import { Frame } from '../src/shell/frame/frame'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Frame layout="public">{children}</Frame>
      </body>
    </html>
  )
}
