import { host } from '../shell/shell-context'

// What the sections ask of the host, as a constant: no context, so that they can be server components.

export const useHost = () => host
