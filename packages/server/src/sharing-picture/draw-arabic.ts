import type { PdfFonts } from '../pdf/pdf-fonts'
import { loadSharp } from '../process/load-sharp'
import { NAME, withTexts, type Place } from './draw'

const WIDTH = 1200
const HEIGHT = 630
/** What is taken of a drawing, whose words are English: the scene, and the mark. */
const SCENE = { left: 660, top: 0, width: 540, height: HEIGHT }
const MARK = { left: 60, top: 50, width: 100, height: 100 }
/** The scene stands as far from the left edge as it stood from the right one. */
const SCENE_AT = WIDTH - SCENE.left - SCENE.width + 52

const ARABIC_NAME: Place = { ...NAME, x: WIDTH - NAME.x, toLeft: true }
const TITLE: Place = {
  ...{ x: 1126, toLeft: true, middle: 330, width: 500, face: 'display', ink: '#12302b' },
  sizes: [
    { lines: 1, size: 60 },
    { lines: 2, size: 54 },
    { lines: 2, size: 44 },
  ],
}
const BELOW: Place = {
  ...{ x: 1126, toLeft: true, middle: 440, width: 500, face: 'text', ink: '#45635a' },
  sizes: [{ lines: 1, size: 28 }],
}

interface Words {
  name: string
  title: string
  below: string
}

/** A drawing mirrored as a page from right to left is, with Arabic words: the scene itself stays as it is. */
export async function drawArabic({ drawing, words, fonts }: { drawing: Buffer; words: Words; fonts: PdfFonts }) {
  const sharp = await loadSharp()
  const part = (place: typeof SCENE) => sharp(drawing).extract(place).toBuffer()
  const [r = 0, g = 0, b = 0] = await sharp(drawing).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const base = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: { r, g, b } } })
    .composite([
      { input: await part(SCENE), left: SCENE_AT, top: 0 },
      { input: await part(MARK), left: WIDTH - MARK.left - MARK.width, top: MARK.top },
    ])
    .png()
    .toBuffer()
  const { name, title, below } = words
  return withTexts(
    base,
    [
      [name, ARABIC_NAME],
      [title, TITLE],
      [below, BELOW],
    ],
    fonts,
  )
}
