import { LOCALES, TRANSLATIONS } from '@homecare/domain/locales'
import { z } from 'zod'
import { ROUTE_PATH, SITE_HREF } from './release-paths'

/** The name of a remote: a path segment, a Module Federation container and a stylesheet prefix. */
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)
export const remoteVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,60}$/)

/** Relative to the release's folder, forward slashes; no part is empty or begins with a dot. */
export const artifactPath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/)

export const artifactFile = z.object({
  path: artifactPath,
  /** Subresource integrity: `sha256-…`, or `sha384-…` in older releases, whose hashes make each page half a kilobyte heavier. */
  integrity: z.string().regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/),
  size: z.number().int().nonnegative().meta({ description: 'bytes' }),
  contentType: z
    .string()
    .max(100)
    .regex(/^[a-z]+\/[a-z0-9][a-z0-9.+-]*(; ?charset=[a-z0-9-]+)?$/i),
})

const chunkName = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/)

/** The declarations of a remote in `remote.config.ts`, as data. */
export const remoteDeclaration = z.object({
  name: remoteName,
  routes: z.array(
    z.object({
      /** A react-router path pattern, absolute. */
      path: z.string().max(200).regex(ROUTE_PATH, 'An absolute path of fixed parts and of parameters such as /:name'),
      /** Addresses that people type for it: they redirect to `path`, as does any of them in other capitals. */
      aliases: z.array(z.string().max(200).regex(ROUTE_PATH)).max(20).optional(),
      /** `bare` has no header, footer or action bar. */
      layout: z.enum(['public', 'bare']),
      /** Paths to prerender for this pattern; the pattern itself if `true`, none if `false`. */
      prerender: z.union([z.boolean(), z.array(z.string().max(200).regex(ROUTE_PATH))]),
      /** The folder, or the file, of src/pages that an `import()` loads this page from: its files are loaded with the page. */
      chunk: chunkName.optional(),
      /** Says when the page's script may start: immediately, or after the first interaction or idle time. */
      hydrate: z.enum(['load', 'idle']).default('idle'),
      /** Public GET calls whose responses the page is composed and hydrated with, e.g. `/api/catalogue`. */
      data: z.array(z.string().regex(/^\/api(\/[A-Za-z0-9_-]+)+(\?[A-Za-z0-9_=&.,-]*)?$/)).default([]),
      /**
       * One of `data`, whose answer has `pages`, each with its `path`: every one of them is a page of this route, which has a parameter
       * and whose `prerender` is false. A page is composed with its own entry alone, and a path that is not listed is not found.
       */
      pagesFrom: z.string().optional(),
      /** False keeps the route out of the sitemap and out of search engines; true by default. */
      index: z.boolean().optional(),
      /**
       * True for a page that shows what is private: a document has either closed pages of one remote or public pages, so that no other
       * remote's script runs beside them. The way from one to the other loads a document.
       */
      closed: z.boolean().optional(),
      /** True for a page that may ask the browser for the visitor's place; no other document may. */
      asksForPlace: z.boolean().optional(),
      /** True if the page may not offer a reload, for example while it forwards to the card page. */
      undisturbed: z.boolean().optional(),
      /**
       * Browsers keep the page's document and files and open it without a network; phones can install it under this
       * name. Only for a path without parameters whose document has nothing of a person in it.
       */
      offline: z.object({ name: z.string().min(1).max(40) }).optional(),
    }),
  ),
  /** The first-load budget of this remote: script and style in KB (1000 bytes, brotli); see FIRST_LOAD_KB. */
  firstLoadKb: z.number().int().positive().max(400).optional(),
  /** Raised when tabs that run an older release must reload to work; 0 by default. */
  generation: z.number().int().nonnegative().optional(),
  /**
   * The languages of its pages. Absent if its team has not thought of it yet: its pages are then shown in English among Arabic ones,
   * with a sentence that says so. With `en` alone they are only at their English addresses, such as the staff's.
   */
  languages: z.array(z.enum(LOCALES)).min(1).optional(),
  navigation: z.array(
    z.object({
      label: z.string(),
      /** The label in other languages than English. */
      labels: z.partialRecord(z.enum(TRANSLATIONS), z.string()).optional(),
      href: z.string().max(300).regex(SITE_HREF, 'A place within the site, such as /contact'),
      /** The place in the shell. `services` is the dropdown of the navigation bar. */
      place: z.enum(['main', 'services', 'footer', 'footer-services', 'action']),
      order: z.number().default(100),
    }),
  ),
})

/** What one build of a remote is loaded and rendered from, by paths in the release. */
const remoteBuild = z.object({
  /** Browser entry of the federation container. */
  entry: z.string(),
  /** The single script that renders its pages in Node. Only the document server gets it. */
  serverEntry: z.string(),
  /** Its stylesheets. A page needs those that belong to no chunk and those of its own chunk. */
  styles: z.array(z.string()),
  /** The scripts that the exposed module needs, so every page. */
  preload: z.array(z.string()),
  /** What the pages of a `chunk` need in addition: scripts, and stylesheets that `styles` has as well. */
  chunks: z.record(chunkName, z.array(z.string())).optional(),
})

/** `remote.json` of a release: the declarations of the remote and its built files. */
export const remoteManifest = remoteDeclaration.extend({
  ...remoteBuild.shape,
  version: remoteVersion,
  /** The number of the shell-remote contract that it was built for. */
  contract: z.number().int(),
  /** The lowest API version that it needs. */
  minApi: z.number().int(),
  commit: z.string().max(60),
  /** The builds in other languages than English, which take the place of the English one at their addresses. */
  translations: z.partialRecord(z.enum(TRANSLATIONS), remoteBuild).optional(),
  files: z.array(artifactFile).min(1).max(500),
})

/** A release as the registry lists it. */
export const registeredRelease = remoteManifest.extend({
  /** Goes with reports of its errors: only a browser that was served this release, or knows the registry, has it. */
  reportToken: z.string().max(60).optional(),
})

export const registryEntry = registeredRelease.extend({
  /** The previous release, loaded when this one can't be. */
  previous: registeredRelease.nullable(),
  releasedAt: z.string(),
  /** The canary release, which some visitors get instead of this one. */
  canary: z
    .object({ percent: z.number().int().min(1).max(99), manifest: registeredRelease })
    .nullable()
    .optional(),
})

/** `GET /api/remotes`. `revision` changes with every release and rollback. */
export const registry = z.object({ revision: z.number().int(), api: z.number().int(), remotes: z.array(registryEntry) })

/** The budget of a remote whose `remote.config.ts` states none. */
export const FIRST_LOAD_KB = 160

/** The numbers of pages that were served with each release since the last report. */
export const releaseViews = z.object({
  views: z
    .array(z.object({ name: remoteName, version: remoteVersion, count: z.number().int().min(1).max(1_000_000) }))
    .max(100),
})

export const releaseResponse = z.object({ name: z.string(), version: z.string(), revision: z.number().int() })

/** The version of the BFF's calls; raised when a remote could need to know. */
export const API_VERSION = 35

export type RemoteBuild = z.infer<typeof remoteBuild>
export type RemoteDeclaration = z.input<typeof remoteDeclaration>
export type RemoteManifest = z.infer<typeof remoteManifest>
export type RegisteredRelease = z.infer<typeof registeredRelease>
export type RegistryEntry = z.infer<typeof registryEntry>
export type Registry = z.infer<typeof registry>
export type ArtifactFile = z.infer<typeof artifactFile>
