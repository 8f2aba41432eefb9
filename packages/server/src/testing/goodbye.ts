/** What Postgres says last on a connection that it ends, by its code of the error. */
export function goodbye(code: string, message: string): Buffer {
  const fields = ['SFATAL', `C${code}`, `M${message}`, ''].join('\0') + '\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(fields))
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])
}
