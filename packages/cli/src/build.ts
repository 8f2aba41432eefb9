import { buildChanged } from './build-changed'

/** `npm run build [-- <package> …]`: the front ends whose sources changed; the back end needs no build. */
export async function main(args: string[]): Promise<void> {
  const built = await buildChanged(console.log, args.length > 0 ? args : undefined)
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is up to date.')
}
