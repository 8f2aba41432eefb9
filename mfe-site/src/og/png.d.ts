/** The address of a picture, as the build gives it. */
declare module '*.png' {
  const address: string
  export default address
}
