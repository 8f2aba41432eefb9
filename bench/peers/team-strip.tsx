// The system that is measured has no pictures of its staff, and our own page has no strip then.

export const TeamStrip = () => null
