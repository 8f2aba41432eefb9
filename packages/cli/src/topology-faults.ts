import { runScript } from './run-script'

/**
 * `npm run topology-faults [-- <words> --no-build]`: faults in the containers of docker-compose.yml while visitors book and
 * pay. Words choose the faults whose names contain one of them; `--no-build` takes the images of an earlier run.
 */
export const main = (args: string[]): Promise<void> => runScript('bench/trials/run-topology-faults.ts', args)
