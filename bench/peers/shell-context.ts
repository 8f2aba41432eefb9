import data from '../site.json'

// The frame and the sections read these constants instead of a context, so that they can be server components.

export const host = { profile: data.profile, publicUrl: data.publicUrl, apiBase: '/api' } as never

export const useShell = () => ({ host: { profile: data.profile }, state: { remotes: data.remotes } }) as never
