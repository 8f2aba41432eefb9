/** What the host provides to every remote, one copy each. A remote must import the router by this name only. */
export const SHARED = ['react', 'react-dom', 'react-router-dom'] as const
