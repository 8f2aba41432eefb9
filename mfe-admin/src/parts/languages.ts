/** Each language once, in the order in which they are written. */
export const languagesOf = (written = ''): string[] => [
  ...new Set(
    written
      .split(/[,،;]/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
]
