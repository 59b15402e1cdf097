interface MarkedProps {
  text: string
  /** Places as `slice` takes them, in order. */
  marks: readonly (readonly [number, number])[]
}

/** A text with the words that matched. The places are data; React writes the text, so it can hold anything. */
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
