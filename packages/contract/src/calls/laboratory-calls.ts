import { allotNumbersBody, handOverBody, labelsQuery, laboratoryDay, laboratoryQuery } from '../admin/laboratory'
import { admin, binary, json, jsonBody, problems } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)

/** The calls about samples on their way to the laboratory. */
export const laboratoryCalls = {
  getLaboratoryDay: {
    ...admin('see-samples'),
    method: 'get',
    path: '/api/laboratory',
    request: { query: laboratoryQuery },
    responses: { 200: json(laboratoryDay), ...problems(401, 403, 422, 503) },
  },
  getLabelsPdf: {
    ...admin('hand-over-samples'),
    method: 'get',
    path: '/api/laboratory/labels.pdf',
    request: { query: labelsQuery },
    responses: {
      200: binary('application/pdf', 'A label for each tube, 24 on a sheet'),
      ...problems(401, 403, 422, 503),
    },
  },
  getHandOverPdf: {
    ...admin('hand-over-samples'),
    method: 'get',
    path: '/api/laboratory/hand-over.pdf',
    request: { query: laboratoryQuery },
    responses: { 200: binary('application/pdf', 'The list that goes with the tubes'), ...problems(401, 403, 422, 503) },
  },
  allotSampleNumbers: {
    ...admin('hand-over-samples'),
    method: 'post',
    path: '/api/laboratory/numbers',
    request: jsonBody(allotNumbersBody),
    responses: { 200: json(laboratoryDay), ...changes },
  },
  /** Marks samples as handed over to the laboratory, or undoes that: all of them or none. */
  handOverSamples: {
    ...admin('hand-over-samples'),
    method: 'post',
    path: '/api/laboratory/hand-over',
    request: jsonBody(handOverBody),
    responses: { 200: json(laboratoryDay), ...changes },
  },
} as const
