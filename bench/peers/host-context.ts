import { host } from '../shell/shell-context'

// The sections read these constants instead of a context, so that they can be server components.

export const useHost = () => host
