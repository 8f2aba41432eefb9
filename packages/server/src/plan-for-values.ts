/**
 * Starts a statement that Postgres plans for its values each time. Other statements are prepared by name, and after
 * some calls get one plan for all values, which can't know whether a search or a filter finds much or little.
 */
export const PLAN_FOR_VALUES = '/* planned for its values */'
