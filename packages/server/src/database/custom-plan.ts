/**
 * The first words of a statement for which Postgres makes a custom plan at each call. Other statements are prepared by
 * name and get a generic plan after some calls, which can't know whether a search or a filter finds much or little.
 */
export const CUSTOM_PLAN = '/* custom plan */'
