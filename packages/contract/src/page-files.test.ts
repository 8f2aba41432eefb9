import { expect, it } from 'vitest'
import { pageFiles } from './page-files'

const release = {
  preload: ['remote.js'],
  styles: ['remote.css', 'home.css', 'shared.css', 'about.css'],
  chunks: { home: ['home.js', 'home.css', 'shared.css'], about: ['about.js', 'about.css', 'shared.css'] },
}

it('a page gets what every page needs and the files of its own chunk, and none of another chunk', () => {
  expect(pageFiles(release, 'home')).toEqual({
    scripts: ['remote.js', 'home.js'],
    styles: ['remote.css', 'home.css', 'shared.css'],
  })
})

it('a page without a chunk of its own gets no file of a chunk', () => {
  expect(pageFiles(release, undefined)).toEqual({ scripts: ['remote.js'], styles: ['remote.css'] })
})

it('a release that was built before there were chunks has its files with every page', () => {
  const { chunks: _, ...older } = release
  expect(pageFiles(older, 'home')).toEqual({ scripts: ['remote.js'], styles: release.styles })
})
