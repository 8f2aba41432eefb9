/** What a stylesheet may say: no side of the screen by name, no colour beside the tokens, no word, nothing that no browser knows. */
export default {
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['**/dist/**', '**/generated/**', 'bench/peers/**'],
  rules: {
    // A page that is mirrored for Arabic has no left and right: a box has a start and an end.
    'csstools/use-logical': 'always',
    'color-no-hex': true,
    'declaration-property-value-disallowed-list': {
      '/.*/': [String.raw`/(?<![\w-])(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*(?!from\b)/i`],
      // Words and punctuation are texts, which differ between languages; a stylesheet writes only spaces, numbers and attributes.
      content: [String.raw`/["']\s*[^\s"']/`],
    },
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    // Four widths at which a layout changes: 576, 768, 992 and 1200 px (packages/ui/README.md); two where a phone is too narrow for a row.
    'media-feature-name-value-allowed-list': {
      'min-width': ['576px', '768px', '992px', '1200px'],
      // 475px is the spec's: slides have arrows from 476 px on.
      'max-width': ['359px', '374px', '475px', '575px', '767px', '991px', '1199px'],
    },
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    // A finger leaves what it touched hovered until it touches something else: a look for hovering is inside of `@media (hover)`.
    'selector-disallowed-list': [[String.raw`/^[^,]*(?<!not\():hover[^,]*$/`], { ignore: ['inside-block'] }],
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // The pages of the card gateway are not ours.
      files: ['packages/dev-servers/**'],
      rules: { 'media-feature-name-value-allowed-list': null },
    },
    {
      // Tokens and illustrations make the colours; a page of the development servers has none of the tokens.
      files: ['packages/ui/src/tokens.css', 'packages/ui/src/illustrations/**', 'packages/dev-servers/**'],
      rules: { 'color-no-hex': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
}
