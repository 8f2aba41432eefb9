/** A text in which no line ends inside a code with hyphens, such as the number of a licence. */
export function WholeCodes({ children }: { children: string }) {
  return children.split(/\b([A-Z\d]+(?:-[A-Z\d]+)+)\b/).map((part, at) =>
    at % 2 ? (
      <bdi key={at} dir="ltr" translate="no">
        {part}
      </bdi>
    ) : (
      <span key={at}>{part}</span>
    ),
  )
}
