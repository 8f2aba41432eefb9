/** The address of a picture in the build. */
declare module '*.png' {
  const address: string
  export default address
}

/** The address of a document in the build. */
declare module '*.pdf' {
  const address: string
  export default address
}
