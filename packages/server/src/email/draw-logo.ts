import { loadSharp } from '../process/load-sharp'
import { MARK, PALETTE } from '../pdf/palette'

/** The provider's mark as a PNG, four pixels for each of the 34 points that emails show it in. */
export async function drawLogo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="136" height="136" viewBox="0 0 32 32" fill="${PALETTE.ghaf}"><path d="${MARK.canopy}"/><path d="${MARK.trunk}" fill="none" stroke="${PALETTE.ghaf}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}
