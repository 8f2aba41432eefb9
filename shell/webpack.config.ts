import { hostConfigs } from '@homecare/federation/webpack'

export default hostConfigs({ dir: import.meta.dirname })
