import { remoteConfigs } from '@homecare/federation/webpack'
import config from './remote.config'

export default remoteConfigs({ dir: import.meta.dirname, config })
