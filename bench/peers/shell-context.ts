import data from '../site.json'

// What the frame and the sections ask of the shell, as constants: no context, so that they can be server components.

export const host = { profile: data.profile, publicUrl: data.publicUrl, apiBase: '/api' } as never

export const useShell = () => ({ host: { profile: data.profile }, state: { remotes: data.remotes } }) as never
