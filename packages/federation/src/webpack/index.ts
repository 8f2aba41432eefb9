export { hostConfigs, type HostBuild } from './host'
export type { Mode } from './base'
