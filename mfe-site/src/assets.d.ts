/** The address of a picture, as the build gives it. */
declare module '*.png' {
  const address: string
  export default address
}

/** The address of a document, as the build gives it. */
declare module '*.pdf' {
  const address: string
  export default address
}
