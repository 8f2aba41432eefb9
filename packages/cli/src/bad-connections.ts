import { runScript } from './run-script'

/** `npm run bad-connections [-- <connections> <bookings>]`: one visitor books while a client at another address misbehaves. */
export const main = (args: string[]): Promise<void> => runScript('bench/trials/run-bad-connections.ts', args)
