import { z } from 'zod'
import {
  pictureFileParams,
  pictureOrder,
  pictureParams,
  pictures,
  pictureTexts,
  sharingPictureParams,
  sharingPictureQuery,
} from '../pictures'
import { anyone } from './access'
import { admin, binary, json, jsonBody, problems, tag } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)

/** The calls around the provider's pictures of staff and rooms. */
export const pictureCalls = {
  getPictures: {
    ...anyone,
    method: 'get',
    path: '/api/pictures',
    ...tag('Pages'),
    responses: { 200: json(pictures), ...problems(503) },
  },
  /** Outside `/api`, which search engines are asked to leave alone. */
  getPictureFile: {
    ...anyone,
    method: 'get',
    path: '/pictures/{file}',
    ...tag('Pages'),
    request: { params: pictureFileParams },
    responses: { 200: binary('image/*', 'One width and format of a picture'), ...problems(404, 422, 503) },
  },
  /** Every page's picture for shared links; an unknown page has the general one. */
  getSharingPicture: {
    ...anyone,
    method: 'get',
    path: '/pictures/shared/{page}',
    ...tag('Pages'),
    request: { params: sharingPictureParams, query: sharingPictureQuery },
    responses: { 200: binary('image/png', '1200 × 630 pixels with the provider’s name'), ...problems(422, 503) },
  },
  addPicture: {
    ...admin('manage-pictures'),
    method: 'post',
    path: '/api/pictures',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              file: z.string().meta({ format: 'binary', description: 'JPEG, PNG or WebP of at most 10 MB' }),
              picture: z.string().meta({ description: 'kind, caption, role and alt as JSON' }),
            }),
          },
        },
      },
    },
    responses: { 200: json(pictures), ...changes },
  },
  changePicture: {
    ...admin('manage-pictures'),
    method: 'post',
    path: '/api/pictures/{key}',
    request: { params: pictureParams, ...jsonBody(pictureTexts) },
    responses: { 200: json(pictures), ...changes },
  },
  orderPictures: {
    ...admin('manage-pictures'),
    method: 'post',
    path: '/api/picture-order',
    request: jsonBody(pictureOrder),
    responses: { 200: json(pictures), ...changes },
  },
  removePicture: {
    ...admin('manage-pictures'),
    method: 'delete',
    path: '/api/pictures/{key}',
    request: { params: pictureParams },
    responses: { 200: json(pictures), ...changes },
  },
} as const
