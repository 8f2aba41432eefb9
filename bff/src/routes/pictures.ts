import { Readable } from 'node:stream'
import { calls } from '@homecare/contract/calls'
import { newPicture, PICTURE_FORMATS } from '@homecare/contract/pictures'
import { AppError } from '@homecare/server/process/app-error'
import { addPicture } from '@homecare/server/picture/add'
import { changePicture } from '@homecare/server/picture/change'
import { getPictureFile } from '@homecare/server/picture/get-file'
import { listPictures } from '@homecare/server/picture/list'
import { orderPictures } from '@homecare/server/picture/order'
import { removePicture } from '@homecare/server/picture/remove'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { addStreamed, createRoutes, fieldsOf } from '../create-routes'
import { withFile } from '../read-upload'
import { withEtag } from '../serialized-response'

const A_YEAR = 'public, max-age=31536000, immutable'

export function pictureRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  const routes = createRoutes()
  addStreamed(routes, route(calls.addPicture), (c) =>
    withFile(c, async ({ fields, file }) => {
      const given = newPicture.safeParse(jsonOf(fields.get('picture')))
      if (!given.success) throw new AppError('INVALID_INPUT', { fields: fieldsOf(given.error) })
      await addPicture({ ctx, actor: actorOf(c), input: { ...given.data, file } })
      return c.json(await listPictures({ ctx }), 200)
    }),
  )
  return routes
    .openapi(route(calls.getPictures, { middleware: [withEtag] }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await listPictures({ ctx }), 200)
    })
    .openapi(route(calls.getPictureFile), async (c) => {
      const { file } = c.req.valid('param')
      const { body, size } = await getPictureFile({ ctx, input: { file } })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's and the DOM's declarations of the same stream differ.
      return c.body(Readable.toWeb(body) as ReadableStream, 200, {
        'Content-Type': PICTURE_FORMATS[file.endsWith('.avif') ? 'avif' : 'jpg'],
        'Content-Length': String(size),
        'Cache-Control': A_YEAR,
      })
    })
    .openapi(route(calls.changePicture), async (c) => {
      await changePicture({ ctx, actor: actorOf(c), input: { ...c.req.valid('json'), ...c.req.valid('param') } })
      return c.json(await listPictures({ ctx }), 200)
    })
    .openapi(route(calls.orderPictures), async (c) => {
      await orderPictures({ ctx, actor: actorOf(c), input: c.req.valid('json') })
      return c.json(await listPictures({ ctx }), 200)
    })
    .openapi(route(calls.removePicture), async (c) => {
      await removePicture({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      return c.json(await listPictures({ ctx }), 200)
    })
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new AppError('INVALID_INPUT', { fields: { picture: 'Send kind, caption, role and alt as JSON' } })
  }
}
