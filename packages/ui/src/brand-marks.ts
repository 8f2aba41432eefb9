import type { IconNode } from 'lucide'

/** Drawn here in the stroke of the other icons: the icon set carries no brands. */
export const FacebookMark: IconNode = [
  ['path', { d: 'M17 3h-2.6A4.4 4.4 0 0 0 10 7.4V10H7v4h3v7h4v-7h3l1-4h-4V7.6c0-.4.3-.6.7-.6H17z' }],
]

export const InstagramMark: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
  ['circle', { cx: '12', cy: '12', r: '4' }],
  ['path', { d: 'M17 7h.01' }],
]

export const LinkedinMark: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '3' }],
  ['path', { d: 'M8 11v5M8 8h.01M12 16v-5m0 2.2a2.2 2.2 0 0 1 4.4 0V16' }],
]
