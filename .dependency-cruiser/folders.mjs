import config from './rules.mjs'
import { TESTS } from './tests.mjs'

/** Circles of folders. Without tests, since a folder's tests may open the whole remote, which imports the folder. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Folders that import each other are one folder: move what both need below both.',
      severity: 'error',
      scope: 'folder',
      // The two older remotes have some.
      from: { path: '^mfe-', pathNot: '^mfe-(site|booking)(/|$)' },
      to: { circular: true },
    },
  ],
  options: { ...config.options, exclude: { path: [config.options.exclude.path, TESTS] } },
}
