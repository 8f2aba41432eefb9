/** The icons of web manifests, which are files of the shell. */
export const APP_ICONS = [192, 512].flatMap((side) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
)
