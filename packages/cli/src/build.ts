import { buildChanged, buildGallery } from './build-changed'

/** `npm run build [-- <package> …]`: the front ends whose sources changed, and without names the component gallery; the back end needs no build. */
export async function main(args: string[]): Promise<void> {
  const built = await buildChanged(console.log, args.length > 0 ? args : undefined)
  if (args.length === 0) await buildGallery(console.log)
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is up to date.')
}
