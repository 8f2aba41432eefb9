/** Files that only tests run, for the rules of imports. */
export const TESTS =
  '[.](test|conformance|spec|matrix|pair|screens|stories)[.]tsx?$|-for-tests[.]tsx?$|(^|/)testing-[a-z-]+[.]tsx?$|[.-]fixture[.]tsx?$|(^|/)(testing|gallery|[.]storybook|e2e|scripts|architecture)/'
