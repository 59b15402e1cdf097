interface MarkedProps {
  text: string
  /** Sorted ranges of matches, as arguments of `slice`. */
  marks: readonly (readonly [number, number])[]
}

/** Highlights search matches. Any text is safe: the ranges are data, and React escapes the text. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-[2px] bg-volt/55 text-inherit">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
