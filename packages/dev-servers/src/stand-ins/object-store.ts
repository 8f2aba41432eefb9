import { startObjectStore } from '../object-store'

// A program of its own, which takes the place of MinIO's image where that can't be had, with the same port and credentials.
const { MINIO_ROOT_USER = '', MINIO_ROOT_PASSWORD = '', BUCKET = 'homecare' } = process.env
const store = await startObjectStore({
  dir: process.argv[2] ?? '/data',
  port: 9000,
  host: '0.0.0.0',
  bucket: BUCKET,
  account: { accessKey: MINIO_ROOT_USER, secretKey: MINIO_ROOT_PASSWORD },
})
process.once('SIGTERM', () => void store.stop().then(() => process.exit(0)))
