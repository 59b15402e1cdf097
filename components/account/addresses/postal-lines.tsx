interface PostalLinesProps {
  /** Empty ones are skipped. Two may be equal: a city that is a country. */
  lines: readonly (string | null | undefined)[]
}

export function PostalLines({ lines }: PostalLinesProps) {
  return lines.filter(Boolean).map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ))
}
